import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct MenuBuilderTests {
  private let builder = MenuBuilder(.standardMain, system: .main)
  private let tools = UIMenu(
    title: "Tools", identifier: UIMenu.Identifier("tools"),
    children: [UIAction(title: "Clean", identifier: UIAction.Identifier("clean")) { _ in }])

  private var titles: [String] { builder.root.children.map(\.title) }

  @Test func `the main menu contains the standard menus`() {
    #expect(
      titles == ["Application", "File", "Edit", "Format", "View", "Window", "Help"])
    #expect(builder.command(for: .copy, propertyList: nil)?.title == "Copy")
    #expect(builder.menu(for: .standardEdit)?.children.count == 5)
  }

  @Test func `menus can be inserted beside and inside others and removed`() {
    builder.insertSibling(tools, afterMenu: .edit)
    builder.remove(menu: .format)
    #expect(titles == ["Application", "File", "Edit", "Tools", "View", "Window", "Help"])
    #expect(builder.action(for: UIAction.Identifier("clean")) != nil)
    builder.remove(menu: tools.identifier)
    builder.insertSibling(tools, beforeMenu: .help)
    builder.remove(menu: tools.identifier)
    builder.insertChild(tools, atStartOfMenu: .edit)
    #expect(builder.menu(for: .edit)?.children.first?.title == "Tools")
    builder.remove(menu: tools.identifier)
    builder.insertChild(tools, atEndOfMenu: .root)
    #expect(titles.last == "Tools")
    builder.replace(menu: .view, with: UIMenu(title: "Look", identifier: .view))
    builder.replaceChildren(ofMenu: .file) { _ in [UIAction(title: "Open") { _ in }] }
    #expect(titles.contains("Look"))
    #expect(builder.menu(for: .file)?.children.map(\.title) == ["Open"])
  }

  @Test func `an unknown identifier changes nothing`() {
    let unknown = UIMenu.Identifier("unknown")
    builder.insertSibling(tools, afterMenu: unknown)
    builder.remove(menu: unknown)
    #expect(builder.menu(for: unknown) == nil && titles.count == 7)
  }
}
