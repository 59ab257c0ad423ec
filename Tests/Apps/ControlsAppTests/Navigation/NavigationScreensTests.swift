import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Pushes, pops, bar buttons, segues and tabs.
@MainActor
@Suite struct NavigationScreensTests {
  @Test func `a push changes the top controller at once and the screen at its end`()
    throws
  {
    let shown = ShownScreen(.navigation)
    try shown.button("deeper").sendActions(for: .touchUpInside)
    let top = try #require(shown.navigation.topViewController as? LevelViewController)
    #expect(top.title == "Level 2")
    shown.window.finishScreenChanges()
    #expect(top.seen == "appeared at level 2")
  }

  @Test func `back, Up and To the list pop screens`() throws {
    let shown = ShownScreen(.navigation)
    for _ in 1...3 { try #require(shown.topButton("Deeper")).tap() }
    #expect(shown.navigation.viewControllers.count == 5)
    shown.navigation.tapBackButton()
    #expect(shown.navigation.topViewController?.title == "Level 3")
    try #require(shown.topButton("Up")).tap()
    #expect(shown.navigation.topViewController?.title == "Level 2")
    try #require(shown.topButton("To the list")).tap()
    #expect(shown.navigation.topViewController is CatalogViewController)
  }

  @Test func `popping the root does nothing`() {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(.navigation)
      shown.navigation.popToRootViewController(animated: false)
      #expect(shown.navigation.popViewController(animated: true) == nil)
      #expect(shown.navigation.viewControllers.count == 1)
    }
    #expect(warnings == [])
  }

  @Test(arguments: ["Save", "Share"])
  func `a tapped bar button performs its action with or without a target`(title: String) throws {
    let shown = ShownScreen(.barButtons)
    let items = shown.screen.navigationItem.rightBarButtonItems ?? []
    let item = try #require(items.first { $0.title == title })
    item.tap()
    #expect(shown.seen == "bar \(title)")
  }

  @Test func `a test can perform a bar button's action`() throws {
    let shown = ShownScreen(.barButtons)
    try #require(shown.screen.navigationItem.leftBarButtonItem).performPrimaryAction()
    #expect(shown.seen == "bar Help")
    try #require(shown.screen.toolbarItems?.last).performPrimaryAction()
    #expect(shown.seen == "toolbar Delete")
  }

  @Test func `the toolbar appears and disappears with its screen`() {
    let shown = ShownScreen(.barButtons)
    #expect(!shown.navigation.isToolbarHidden)
    shown.navigation.popViewController(animated: false)
    shown.window.finishScreenChanges()
    #expect(shown.navigation.isToolbarHidden)
  }

  @Test func `a show segue is prepared and pushes`() throws {
    let shown = ShownScreen(.segues)
    shown.screen.performSegue(withIdentifier: "show", sender: nil)
    let top = try #require(shown.navigation.topViewController as? DestinationViewController)
    #expect(top.origin == "show")
    #expect(shown.seen == "prepared show")
  }

  @Test func `a segue from a bar button presents modally`() throws {
    let shown = ShownScreen(.segues)
    try #require(shown.screen.navigationItem.rightBarButtonItem).tap()
    let presented = try #require(
      shown.screen.presentedViewController as? DestinationViewController)
    #expect(presented.origin == "present")
  }

  @Test func `a refused segue does nothing, unless it is performed in code`() throws {
    let shown = ShownScreen(.segues)
    try shown.view(UISwitch.self, "allowed").tap()
    try shown.button("show").tap()
    #expect(shown.seen == "forbidden show")
    #expect(shown.navigation.topViewController === shown.screen)
    try shown.button("perform").tap()
    #expect(shown.screen.presentedViewController is DestinationViewController)
  }

  @Test func `each tab has a page that counts its appearances`() throws {
    let shown = ShownScreen(.tabs)
    let tabs = try #require(shown.screen as? TabsViewController)
    let pages = tabs.viewControllers?.compactMap { $0 as? TabPageViewController } ?? []
    #expect(pages.map(\.seen) == ["Inbox appeared once", nil, nil])
    pages[1].tabBarItem.tap()
    #expect(tabs.selectedViewController === pages[1])
    #expect(pages[1].seen == "Drafts appeared once")
    pages[0].tabBarItem.tap()
    #expect(pages[0].seen == "Inbox appeared 2 times")
  }
}

extension ShownScreen {
  /// Returns a button of the screen on top of the stack.
  fileprivate func topButton(_ title: String) -> UIButton? {
    window.finishScreenChanges()
    return navigation.topViewController?.view.subviews(ofType: UIButton.self).first {
      $0.configuration?.title == title
    }
  }
}
