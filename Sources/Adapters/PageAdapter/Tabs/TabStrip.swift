import AutomationProtocol
import Foundation

/// The tabs as elements, if there is more than one.
///
/// A browser without a window draws no tabs, so they lie above the page, where a browser with a window would
/// show them, and don't take space from the page.
@MainActor
final class TabStrip {
  let group: PageElement
  private var tabs: [(element: PageElement, page: Page)] = []

  /// Creates the strip; returns `nil` for a single page.
  init?(_ tabs: PageTabs, width: Double, parent: PageElement) {
    guard tabs.pages.count > 1 else { return nil }
    group = PageElement(identity: Self.identity, node: nil)
    group.state.type = .tabGroup
    group.state.frame = CGRect(x: 0, y: -Self.height, width: width, height: Self.height)
    group.parent = parent
    let share = min(width / Double(tabs.pages.count), Self.tabWidth)
    for (index, page) in tabs.pages.enumerated() {
      let tab = PageElement(identity: Self.identity | page.number << 8, node: nil)
      tab.state.type = .tab
      tab.state.label = page.title
      tab.state.isSelected = page === tabs.active
      tab.state.frame = CGRect(
        x: Double(index) * share, y: -Self.height, width: share, height: Self.height)
      tab.state.visibleFrame = tab.state.frame
      tab.parent = group
      group.children.append(tab)
      self.tabs.append((tab, page))
    }
    group.state.visibleFrame = group.state.frame
    group.state.children = group.children.map(\.identity)
  }

  /// Returns whether a point lies in the strip.
  func contains(_ point: CGPoint) -> Bool { group.state.frame.contains(point) }

  /// Returns the element at a point of the strip.
  func element(at point: CGPoint) -> PageElement {
    tabs.first { $0.element.state.frame.contains(point) }?.element ?? group
  }

  /// Returns the page of the tab at a point.
  func page(at point: CGPoint) -> Page? {
    tabs.first { $0.element.state.frame.contains(point) }?.page
  }

  /// The states of the strip and its tabs.
  var states: [PageElement.State] { ([group] + group.children).map(\.state) }

  private static let identity: UInt64 = 1 << 62
  private static let height = 32.0
  private static let tabWidth = 240.0
}
