import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import RandomColorsApp

/// The colours screen alone.
@MainActor
@Suite struct RandomColorsViewControllerTests {
  let screen = RandomColorsViewController(seed: 1)
  let window: TestWindow

  init() { window = TestWindow(UINavigationController(rootViewController: screen)) }

  @Test func `at first there are no colors, and a hint says how to add some`() throws {
    #expect(screen.title == "Random Colors")
    #expect(screen.colors.isEmpty)
    #expect(try !emptyLabel.isHidden)
    #expect(try table.numberOfRows(inSection: 0) == 0)
    #expect(try button("Clear").isEnabled == false)
  }

  @Test func `each tap on Generate adds a row in a new color`() throws {
    for count in 1...4 {
      try button("Generate").tap()
      #expect(screen.colors.count == count)
      #expect(try table.numberOfRows(inSection: 0) == count)
    }
    #expect(Set(screen.colors).count == 4)
    #expect(try emptyLabel.isHidden)
    for (row, color) in screen.colors.enumerated() {
      let cell = try #require(try table.cellForRow(at: IndexPath(row: row, section: 0)))
      #expect(cell.backgroundColor == color.uiColor)
      let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
      #expect(content.text == color.name)
    }
  }

  @Test func `Clear makes the screen empty again`() throws {
    try button("Generate").tap()
    try button("Clear").tap()
    #expect(screen.colors.isEmpty)
    #expect(try !emptyLabel.isHidden)
    #expect(try table.numberOfRows(inSection: 0) == 0)
    #expect(try button("Clear").isEnabled == false)
  }

  @Test func `the last color is visible, however many there are`() throws {
    for _ in 1...30 { try button("Generate").tap() }
    let last = IndexPath(row: 29, section: 0)
    #expect(try table.indexPathsForVisibleRows?.contains(last) == true)
  }

  private var table: UITableView {
    get throws {
      try screen.requiredSubview(ofType: UITableView.self, withAccessibilityIdentifier: "colors")
    }
  }

  private var emptyLabel: UILabel {
    get throws {
      try screen.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "empty")
    }
  }

  private func button(_ title: String) throws -> UIBarButtonItem {
    try #require(screen.navigationItem.rightBarButtonItems?.first { $0.title == title })
  }
}
