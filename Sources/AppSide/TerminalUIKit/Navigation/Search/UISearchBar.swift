import CellRendering
import Foundation

/// A bar with a search field, a cancel button and scope buttons (UIKit).
///
/// The field and the cancel button take one row, the scopes another.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The search field.
  public let searchTextField = UISearchTextField()

  private let cancelItem = UIBarButtonItem(barButtonSystemItem: .cancel)
  private let scopeBar = SearchScopeBar()
  /// The search controller that owns the bar and is notified like the delegate.
  final weak var searchController: UISearchController?

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty bar, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      // As in UIKit, setting the text updates the results, while only the user's changes call the
      // delegate.
      searchController?.contentDidChange()
    }
  }

  /// The text that the empty field shows.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// The style of the bar (UIKit), which looks the same in every style.
  public enum Style: UInt, Sendable {
    /// The default style.
    case `default` = 0
    /// A bar with a background.
    case prominent = 1
    /// A bar without a background.
    case minimal = 2
  }

  /// The style of the bar; stored but has no effect.
  open var barStyle = UIBarStyle.default

  /// Whether content shows through the bar; stored but has no effect.
  open var isTranslucent = true

  /// The colour of the bar; stored but has no effect.
  open var barTintColor: UIColor?

  /// The style of the bar; stored but has no effect.
  open var searchBarStyle = Style.default

  /// Whether the cancel button is visible.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { sizeDidChange() } }
  }

  /// Whether the scope buttons are visible.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeDidChange() } } }

  /// The titles of the scope buttons.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.titles = scopeButtonTitles ?? []
      sizeDidChange()
    }
  }

  /// The index of the selected scope button.
  ///
  /// An index out of range is replaced by the nearest one.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selectedIndex }
    set { scopeBar.selectedIndex = newValue }
  }

  /// Whether the search bar is enabled.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Returns the height of one row, or two with scope buttons.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (showsScopes ? 2 : 1) * CellMetrics.height)
  }

  /// The natural size: one row, or two with scope buttons, and no preferred width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Lays out the field, the cancel button and the scope buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let row = CellMetrics.height
    let cancel = cancelItem.makeView()
    let width = cancelItem.barSize.width
    let room = showsCancelButton ? width + 2 * CellMetrics.width : 0
    searchTextField.frame = CGRect(
      x: 0, y: 0, width: max(0, bounds.width - room), height: row)
    cancel.isHidden = !showsCancelButton
    cancel.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: row)
    scopeBar.isHidden = !showsScopes
    scopeBar.frame = CGRect(x: 0, y: row, width: bounds.width, height: row)
  }

  /// Makes the search field the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Resigns the search field as first responder.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Ends the search on Escape and forwards other keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let others = presses.filter { press in
      guard press.key?.keyCode == .keyboardEscape, searchTextField.isEditing || isSearching else {
        return true
      }
      endSearch()
      return false
    }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  fileprivate var isSearching: Bool { searchController?.isActive == true }

  private func setUp() {
    searchTextField.placeholder = "Search"
    searchTextField.delegate = self
    searchTextField.addTarget(self, action: UISearchBar.textDidChange, for: .editingChanged)
    addSubview(searchTextField)
    cancelItem.setAction { [weak self] _ in self?.endSearch() }
    addSubview(cancelItem.makeView())
    scopeBar.didSelect = { [weak self] index in self?.scopeDidChange(index) }
    addSubview(scopeBar)
  }

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    (superview as? UINavigationBar)?.itemDidChange()
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.contentDidChange()
  }

  fileprivate func endSearch() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
    searchTextField.resignFirstResponder()
  }

  private func scopeDidChange(_ index: Int) {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    searchController?.contentDidChange()
  }
}

extension UIWindow {
  /// Ends an active search whose field may no longer be edited, like the cancel button.
  ///
  /// - Returns: Whether there was a visible search.
  func endSearch() -> Bool {
    let bar = focusScope.firstView { ($0 as? UISearchBar)?.isSearching == true && $0.isShown }
    (bar as? UISearchBar)?.endSearch()
    return bar != nil
  }
}

extension UISearchBar: UITextFieldDelegate {
  /// Calls the delegate's `searchBarShouldBeginEditing(_:)`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Notifies the delegate and activates the search.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }

  /// Calls the delegate's `searchBarShouldEndEditing(_:)`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Notifies the delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Notifies the delegate and, with a search controller, ends editing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController != nil { textField.resignFirstResponder() }
    return true
  }
}
