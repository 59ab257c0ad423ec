import Foundation
import Testing

/// The guide to the keys, compared with the app at the terminal and with the code that it quotes.
@Suite struct KeysGuideTests {
  private let root: URL
  private let guide: String

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    self.root = root
    guide = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/AppSide/TerminalUIKit/TerminalUIKit.docc/KeysAtTheTerminal.md"),
      encoding: .utf8)
  }

  @Test func `the guide lists the keys that the card shows`() throws {
    let rows = guide.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(!rows.isEmpty)
    let person = try PersonAtTerminal("LoginApp", ["-ui-testing", "YES"])
    person.seesFocus(on: "Username")
    person.type("\u{1B}OP")
    person.sees("Shift-Tab")
    let shown = person.rows.compactMap { row in
      row.split(separator: "│").dropFirst().first?.trimmingCharacters(in: .whitespaces)
    }
    for row in rows {
      #expect(shown.contains { $0.hasPrefix(row[0]) && $0.hasSuffix(row[1]) }, "\(row)")
    }
    // The card also has a heading.
    #expect(shown.count == rows.count + 1, "\(shown)")
    #expect(person.quit() == "")
  }

  @Test func `the guide quotes an app`() throws {
    let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
    let example = try #require(blocks.first?.components(separatedBy: "```").first)
    let app = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Apps/EmailLoginApp/Login/EmailLoginViewController.swift"), encoding: .utf8)
    let quoted = example.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    #expect(quoted.contains("textFieldShouldReturn") && app.contains(quoted))
  }
}
