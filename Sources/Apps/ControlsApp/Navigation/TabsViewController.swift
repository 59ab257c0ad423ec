import Foundation
import TerminalUIKit

/// Three tabs, one with a badge.
final class TabsViewController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["Inbox", "Drafts", "Sent"].enumerated().map { index, title in
      let page = TabPageViewController(name: title)
      page.tabBarItem = UITabBarItem(title: title, tag: index)
      return page
    }
    viewControllers?.first?.tabBarItem.badgeValue = "3"
  }
}
