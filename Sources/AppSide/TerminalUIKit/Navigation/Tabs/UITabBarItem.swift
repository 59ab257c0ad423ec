import Foundation

/// The tab that a tab bar shows for a view controller (UIKit).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The system-supplied tabs (UIKit).
  public enum SystemItem: Int, Sendable {
    /// The More tab.
    case more = 0
    /// The Favorites tab.
    case favorites = 1
    /// The Featured tab.
    case featured = 2
    /// The Top Rated tab.
    case topRated = 3
    /// The Recents tab.
    case recents = 4
    /// The Contacts tab.
    case contacts = 5
    /// The History tab.
    case history = 6
    /// The Bookmarks tab.
    case bookmarks = 7
    /// The Search tab.
    case search = 8
    /// The Downloads tab.
    case downloads = 9
    /// The Most Recent tab.
    case mostRecent = 10
    /// The Most Viewed tab.
    case mostViewed = 11
  }

  /// Creates an empty tab.
  public override init() { super.init() }

  /// Creates a tab with a title.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }

  /// Creates a tab with an image, which is visible if there is no title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Creates a tab with images for both states, which are visible if there is no title.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The image of the selected tab; stored but has no effect, because the tint shows the selection.
  open var selectedImage: UIImage?

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.label, tag: tag)
  }

  /// The text of the badge beside the title, such as the number of new messages.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The colour of the badge, or `nil` for red.
  open var badgeColor: UIColor? { didSet { didChange() } }

  /// The bar that shows the item, or `nil` if none does.
  final weak var bar: UITabBar?

  override func didChange() {
    super.didChange()
    bar?.setNeedsLayout()
  }

  /// The badge's spoken text, as in UIKit: "1 item", "3 items", or the text itself.
  var spokenBadge: String? {
    guard let badgeValue, !badgeValue.isEmpty else { return nil }
    guard let count = Int(badgeValue) else { return badgeValue }
    return count == 1 ? "1 item" : "\(count) items"
  }
}

extension UITabBarItem.SystemItem {
  var label: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
