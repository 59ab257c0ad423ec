import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Text input with real keys.
@MainActor
@Suite struct TextScreensTests {
  @Test func `a field reports its text at each key`() throws {
    let shown = ShownScreen(.textField)
    try shown.view(UITextField.self, "name").tapAndType("Ada")
    #expect(shown.seen == "name Ada")
  }

  @Test func `the report of a long text is its beginning`() throws {
    let shown = ShownScreen(.textField)
    let text = String(repeating: "ab", count: 60)
    let field = try shown.view(UITextField.self, "name")
    field.tapAndType(text)
    #expect(shown.seen == "name \(text.prefix(80))")
    #expect(field.text == text)
  }

  @Test func `Return moves to the next field, and ends editing in the last`() throws {
    let shown = ShownScreen(.textField)
    let fields = try ["name", "password", "code"].map { try shown.view(UITextField.self, $0) }
    fields[0].tapAndType("Ada\n")
    #expect(shown.seen == "return in Name")
    #expect(fields[1].isFirstResponder)
    shown.window.type("1234\n56\n")
    #expect(fields[1].text == "1234")
    #expect(fields[2].text == "56")
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test(arguments: [("12345", "1234"), ("1a2b", "12"), ("", "")])
  func `the delegate accepts four digits`(typed: String, text: String) throws {
    let shown = ShownScreen(.textField)
    let field = try shown.view(UITextField.self, "code")
    field.tapAndType(typed)
    #expect(field.text == text)
  }

  @Test func `a disabled field does not become first responder`() throws {
    let shown = ShownScreen(.textField)
    let field = try shown.view(UITextField.self, "disabled")
    shown.window.tap(at: field.convert(CGPoint(x: 8, y: 8), to: nil))
    #expect(!field.isFirstResponder)
    #expect(!field.becomeFirstResponder() || !field.isEnabled)
  }

  @Test func `a text view reports characters and lines`() throws {
    let shown = ShownScreen(.textView)
    let notes = try shown.view(UITextView.self, "notes")
    notes.tapAndType("one\ntwo")
    #expect(shown.seen == "7 characters in 2 lines")
    notes.resignFirstResponder()
    #expect(shown.seen == "editing ended")
  }

  @Test func `a search ignores case, and cancelling it shows everything again`() throws {
    let shown = ShownScreen(.search)
    let search = try #require(shown.screen.navigationItem.searchController)
    let table = try shown.view(UITableView.self, "cities")
    search.searchBar.searchTextField.tapAndType("LI")
    #expect(search.isActive)
    #expect(shown.seen == "found 2")
    #expect(table.numberOfRows(inSection: 0) == 2)
    search.isActive = false
    #expect(table.numberOfRows(inSection: 0) == 12)
    #expect(search.searchBar.text == "")
  }
}
