import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The tests are serialised because they share the pasteboard.
@Suite(.serialized)
@MainActor
struct EditActionTests {
  private let screen = TestScreen(CGSize(width: 320, height: 160))
  private let field = UITextField(frame: rect(0, 16, 160, 16))

  init() {
    screen.add(field)
    field.text = "two words"
    screen.tap(field)
    UIPasteboard.general.string = nil
    pass(1)
  }

  private func titles() -> [String] { screen.window.menuOverlay?.box.items.map(\.title) ?? [] }

  private func longPress(_ view: UIView) {
    let point = view.screenRect(view.bounds).center
    screen.touch(.began, at: point)
    pass(0.6)
    screen.touch(.ended, at: point)
  }

  @Test func `keys of the main menu cut, copy, paste and select`() {
    screen.press(.character("a"), .command)
    screen.press(.character("c"), .command)
    #expect(UIPasteboard.general.string == "two words" && field.text == "two words")
    screen.press(.character("x"), .command)
    #expect(field.text == "")
    screen.press(.character("v"), .command)
    screen.press(.character("v"), .command)
    #expect(field.text == "two wordstwo words")
  }

  @Test func `editing actions are available when they have an effect`() {
    func possible() -> [String] {
      [Selector.cut, .copy, .paste, .select, .selectAll, .delete]
        .filter { field.canPerformAction($0, withSender: nil) }.map(\.description)
    }
    #expect(possible() == ["select:", "selectAll:"])
    UIPasteboard.general.string = "x"
    #expect(possible() == ["paste:", "select:", "selectAll:"])
    field.selectAll(nil)
    #expect(possible() == ["cut:", "copy:", "paste:", "delete:"])
    field.isSecureTextEntry = true
    #expect(possible() == ["paste:", "delete:"])
    field.copy(nil)
    #expect(UIPasteboard.general.string == "x")
    field.isSecureTextEntry = false
    field.delete(nil)
    #expect(possible() == ["paste:"] && field.text == "")
    field.resignFirstResponder()
    #expect(possible().isEmpty)
  }

  @Test func `select selects the word at the caret`() {
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.select(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "two" && field.text == " words")
  }

  @Test func `a long press opens the menu, whose elements are menu items`() throws {
    UIPasteboard.general.string = "new"
    longPress(field)
    #expect(titles() == ["Paste", "Select", "Select All"])
    let all = try #require(screen.window.menuOverlay?.box.items.last)
    #expect(all.elementType == .menuItem && all.superview?.elementType == .menu)
    screen.tap(all)
    // The new selection has a menu immediately.
    #expect(titles() == ["Cut", "Copy", "Paste"])
    screen.tap(try #require(screen.window.menuOverlay?.box.items.last))
    #expect(field.text == "new")
  }

  @Test func `a word selected from the menu gets a menu`() throws {
    longPress(field)
    screen.tap(try #require(screen.window.menuOverlay?.box.items.first))
    #expect(titles() == ["Cut", "Copy", "Select All"])
    screen.tap(try #require(screen.window.menuOverlay?.box.items.first))
    #expect(titles().isEmpty && field.text == "two ")
  }

  @Test func `typing or a touch outside closes the menu and takes effect`() {
    longPress(field)
    #expect(!titles().isEmpty)
    screen.press(.character("!"))
    #expect(titles().isEmpty && field.text == "two words!")
    longPress(field)
    var taps = 0
    let button = screen.add(UIButton(type: .system), rect(240, 144, 64, 16))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.tap(button)
    #expect(titles().isEmpty && taps == 1)
    longPress(field)
    screen.press(.escape)
    #expect(titles().isEmpty && field.isFirstResponder)
  }

  @Test
  func `a double tap selects a word and opens the menu, and a double click only selects`() {
    screen.tap(at: CGPoint(x: 8, y: 24), count: 2)
    #expect(titles().first == "Cut")
    screen.press(.escape)
    screen.activate()
    for kind in [
      MouseAction.Kind.down(button: 0), .up(button: 0), .down(button: 0), .up(button: 0),
    ] {
      UIApplication.shared.handle(.mouse(MouseAction(kind, at: CGPoint(x: 8, y: 24))))
    }
    #expect(titles().isEmpty && !field.editor.selection.isEmpty)
  }

  @Test func `a right click in a text view opens the menu`() {
    let view = screen.add(UITextView(), rect(0, 48, 160, 64))
    view.text = "some text"
    screen.settle()
    for kind in [MouseAction.Kind.down(button: 2), .up(button: 2)] {
      screen.activate()
      UIApplication.shared.handle(.mouse(MouseAction(kind, at: CGPoint(x: 20, y: 56))))
    }
    #expect(view.isFirstResponder && titles() == ["Select", "Select All"])
    screen.press(.escape)
    view.selectAll(nil)
    view.cut(nil)
    #expect(view.text == "" && UIPasteboard.general.string == "some text")
    view.paste(nil)
    #expect(view.text == "some text")
  }

  @Test func `editing actions go along the responder chain`() {
    final class Copying: UIViewController {
      var copies = 0
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector(("copy:"))
      }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let controller = Copying()
    let screen = TestScreen(controller)
    screen.press(.character("c"), .command)
    screen.press(.character("x"), .command)
    #expect(controller.copies == 1)
  }
}

@MainActor
struct UIPasteboardTests {
  @Test func `a pasteboard holds the last contents`() {
    let board = UIPasteboard.withUniqueName()
    let count = board.changeCount
    #expect(!board.hasStrings && board.string == nil && board.strings == nil)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.hasStrings && board.numberOfItems == 2)
    board.url = URL(string: "https://example.org")
    #expect(board.strings == nil && board.hasURLs && board.changeCount == count + 2)
    board.url = nil
    #expect(board.numberOfItems == 0)
  }

  @Test func `pasteboards have names`() {
    let name = UIPasteboard.Name(UUID().uuidString)
    #expect(UIPasteboard(name: name, create: false) == nil)
    let made = UIPasteboard(name: name, create: true)
    made?.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }
}
