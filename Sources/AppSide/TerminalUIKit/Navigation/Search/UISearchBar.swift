import CellRendering
import Foundation

/// A field to search with, a button that ends the search, and scopes to search in (UIKit).
///
/// The field and the button take one row, the scopes another.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Decides what the bar does, and hears of it.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  public let searchTextField = UISearchTextField()

  private let cancelItem = UIBarButtonItem(barButtonSystemItem: .cancel)
  private let scopeBar = SearchScopeBar()
  /// Hears the same as the delegate: the controller to which the bar belongs.
  final weak var searchController: UISearchController?

  /// Makes a bar with a frame, in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// What is in the field.
  open var text: String? {
    get { searchTextField.text }
    set {
      guard newValue ?? "" != searchTextField.text ?? "" else { return }
      searchTextField.text = newValue
      // As in UIKit, results follow whoever sets the text; the delegate hears of the user only.
      searchController?.contentDidChange()
    }
  }

  /// What the field shows while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether there is a button that ends the search.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { sizeDidChange() } }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { sizeDidChange() } } }

  /// What the scopes are called.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopeBar.titles = scopeButtonTitles ?? []
      sizeDidChange()
    }
  }

  /// Which scope is selected; what is out of range counts as the nearest.
  open var selectedScopeButtonIndex: Int {
    get { scopeBar.selectedIndex }
    set { scopeBar.selectedIndex = newValue }
  }

  /// Whether the bar reacts to the user.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scopes.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// A row for the field, and one for the scopes when they are shown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: (showsScopes ? 2 : 1) * CellMetrics.height)
  }

  /// As wide as there is room; a row for the field, and one for the scopes when they are shown.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Puts field, button and scopes into their places.
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

  /// Puts the caret into the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Takes the caret out of the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Escape in the field ends the search; passes other keys on.
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
  /// Ends a search that goes on although its field is not edited any more, as Cancel does.
  ///
  /// - Returns: Whether there was one on show.
  func endSearch() -> Bool {
    let bar = focusScope.firstView { ($0 as? UISearchBar)?.isSearching == true && $0.isShown }
    (bar as? UISearchBar)?.endSearch()
    return bar != nil
  }
}

extension UISearchBar: UITextFieldDelegate {
  /// Asks the bar's delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Begins the search.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.isActive = true
  }

  /// Asks the bar's delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the bar's delegate.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Tells the bar's delegate, and ends editing where that begins a search.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    if searchController != nil { textField.resignFirstResponder() }
    return true
  }
}
