import Foundation

/// What a bar of tabs shows for one controller (UIKit).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab with a meaning that the system knows (UIKit).
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// What the user likes.
    case favorites = 1
    /// What the maker recommends.
    case featured = 2
    /// What is rated best.
    case topRated = 3
    /// What was used lately.
    case recents = 4
    /// People.
    case contacts = 5
    /// What has happened.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// A search.
    case search = 8
    /// What is being loaded.
    case downloads = 9
    /// What was viewed most lately.
    case mostRecent = 10
    /// What is viewed most.
    case mostViewed = 11
  }

  /// Makes a tab with nothing on it.
  public override init() { super.init() }

  /// Makes a tab.
  public convenience init(title: String?, tag: Int) {
    self.init()
    self.title = title
    self.tag = tag
  }

  /// Makes a tab with a picture, which is shown where there is no title.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, tag: tag)
    self.image = image
  }

  /// Makes a tab with a picture for either state, which is shown where there is no title.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// The picture of the selected tab: remembered only, as the tint tells which one is selected.
  open var selectedImage: UIImage?

  /// Makes a tab that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.label, tag: tag)
  }

  /// A short text beside the title, such as a number of new things.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { didChange() } } }

  /// The colour of the badge; nil is red.
  open var badgeColor: UIColor? { didSet { didChange() } }

  /// The bar that shows the item, while one does.
  final weak var bar: UITabBar?

  override func didChange() {
    super.didChange()
    bar?.setNeedsLayout()
  }

  /// What the badge says to those who do not see it, as UIKit does: "1 item", "3 items", or the text.
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
