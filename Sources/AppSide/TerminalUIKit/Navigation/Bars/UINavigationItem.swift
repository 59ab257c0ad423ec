import Foundation

/// What a navigation bar shows for one controller (UIKit).
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is shown large (UIKit).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the bar has it.
    case automatic = 0
    /// Always, where the bar allows it.
    case always = 1
    /// Never.
    case never = 2
  }

  /// The bar that shows the item, while one does.
  final weak var bar: UINavigationBar?
  /// The item of the button that leads back here.
  final lazy var backItem = UIBarButtonItem(title: nil, style: .plain)

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// What the screen is called.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// A view in place of the title.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      didChange()
    }
  }

  /// A line above the title.
  open var prompt: String? { didSet { didChange() } }

  /// What the button that leads back here says; nil is the title.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// The button that leads back here; its title counts, what it does is fixed.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }

  /// What the back button of this screen does, in place of going back.
  open var backAction: UIAction? { didSet { didChange() } }

  /// Whether there is no back button.
  open var hidesBackButton = false { didSet { didChange() } }

  /// Whether the items on the left stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  /// The items on the left, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }

  /// The items on the right, from the edge inwards.
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

  /// How the bar looks while it shows this item; nil leaves it to the bar.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// How the bar looks above content at its top while it shows this item; nil is as elsewhere.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }

  /// Whether the title is shown large.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }

  /// The search whose field is shown below the title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.searchBar.removeFromSuperview()
      didChange()
    }
  }

  /// Whether the search field goes when the content scrolls: it always stays.
  open var hidesSearchBarWhenScrolling = true

  /// Shows a back button or not.
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

  /// What a button that leads back here says.
  var titleOfBackButton: String {
    backButtonTitle ?? backBarButtonItem?.title ?? title ?? "Back"
  }

  func didChange() {
    bar?.itemDidChange()
    TreeChange.note()
  }
}
