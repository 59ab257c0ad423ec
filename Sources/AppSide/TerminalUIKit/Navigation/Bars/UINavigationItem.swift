import Foundation

/// The items that a navigation bar shows for a view controller (UIKit).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The display mode of the large title (UIKit).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The bar's preference applies.
    case automatic = 0
    /// The title is large if the bar prefers large titles.
    case always = 1
    /// The title is never large.
    case never = 2
  }

  /// The bar that shows the item, or `nil` if none does.
  final weak var bar: UINavigationBar?
  /// The item of the button that leads back here.
  final lazy var backItem = UIBarButtonItem(title: nil, style: .plain)

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title of the screen.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The view shown in place of the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      didChange()
    }
  }

  /// The line of text above the title.
  open var prompt: String? { didSet { didChange() } }

  /// The title of the button that leads back here, or `nil` for this item's title.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// The item whose title the button that leads back here shows; its action is ignored.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

  /// The action of this screen's back button in place of going back.
  open var backAction: UIAction? { didSet { didChange() } }

  /// Whether the back button is hidden.
  open var hidesBackButton = false { didSet { didChange() } }

  /// Whether the left items appear beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  /// The items on the left, starting at the edge.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The items on the right, starting at the edge.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The appearance of the bar while it shows this item, or `nil` for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The appearance above content scrolled to its top, or `nil` for the standard one.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// The display mode of the title.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }

  /// The search controller whose search bar appears below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      didChange()
    }
  }

  /// Whether scrolling hides the search bar; stored but has no effect.
  open var hidesSearchBarWhenScrolling = true

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
    self.hidesBackButton = hidesBackButton
  }

  /// Sets the first item on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool = false) {
    leftBarButtonItem = item
  }

  /// Sets the first item on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool = false) {
    rightBarButtonItem = item
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool = false) {
    leftBarButtonItems = items
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool = false) {
    rightBarButtonItems = items
  }

  /// Whether the bar may show a back button: the app hasn't hidden or replaced it.
  var allowsBackButton: Bool {
    let isReplaced = leftBarButtonItems?.contains { !$0.isHidden } == true
    return !hidesBackButton && (!isReplaced || leftItemsSupplementBackButton)
  }

  /// The title of a button that leads back here, which an app can make empty.
  var titleOfBackButton: String {
    if let chosen = backButtonTitle ?? backBarButtonItem?.title { return chosen }
    guard let title, !title.isEmpty else { return "Back" }
    return title
  }

  func didChange() {
    bar?.itemDidChange()
    TreeChange.note()
  }
}
