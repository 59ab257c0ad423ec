import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// The list leads to every screen.
@MainActor
@Suite struct CatalogViewControllerTests {
  @Test func `every capability is in one group of the list`() {
    let listed = Capability.Group.all.flatMap(\.capabilities)
    #expect(listed.count == Capability.allCases.count)
    #expect(Set(listed) == Set(Capability.allCases))
  }

  @Test func `no two screens have the same title`() {
    #expect(Set(Capability.allCases.map(\.title)).count == Capability.allCases.count)
  }

  @Test(arguments: Capability.allCases)
  func `selecting a row pushes its screen`(capability: Capability) throws {
    let catalog = CatalogViewController()
    let navigation = MockNavigationController(rootViewController: catalog)
    try withWindow(navigation) { window in
      let group = try #require(
        Capability.Group.all.firstIndex { $0.capabilities.contains(capability) })
      let row = try #require(Capability.Group.all[group].capabilities.firstIndex(of: capability))
      catalog.tableView.tapRow(at: IndexPath(row: row, section: group))
      window.finishScreenChanges()
      #expect(navigation.pushedViewController?.title == capability.title)
      #expect(navigation.topViewController === navigation.pushedViewController)
      #expect(window.text.contains(capability.title))
    }
  }

  @Test func `calling the delegate's selection method pushes as well`() {
    let catalog = CatalogViewController()
    let navigation = UINavigationController(rootViewController: catalog)
    withWindow(navigation) { _ in
      catalog.tableView.delegate?.tableView(
        catalog.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
      #expect(navigation.topViewController is ButtonViewController)
    }
  }

  @Test(arguments: Capability.allCases)
  func `no screen writes to standard error as it comes and goes`(capability: Capability) {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(capability)
      shown.window.finishScreenChanges()
      shown.navigation.popViewController(animated: true)
      shown.window.finishScreenChanges()
      #expect(shown.navigation.topViewController is CatalogViewController)
    }
    #expect(warnings == [])
  }

  @Test func `every screen fits a small window`() {
    let size = CGSize(width: 320, height: 192)
    let warnings = toolkitWarnings {
      for capability in Capability.allCases {
        withWindow(
          UINavigationController(rootViewController: capability.makeController()), size: size
        ) {
          #expect($0.window.bounds.size == size)
        }
      }
    }
    #expect(warnings == [])
  }
}
