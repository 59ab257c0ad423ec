import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct EditedViewTests {
  private let scrollView = UIScrollView(frame: rect(0, 0, 640, 384))
  private let field = UITextField(frame: rect(16, 320, 160, 16))
  private let screen = TestScreen()

  init() {
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 640, height: 800)
    scrollView.addSubview(field)
    screen.add(scrollView)
    screen.tap(field)
  }

  private var isOnShow: Bool {
    screen.window.bounds.contains(field.convert(field.bounds, to: screen.window))
  }

  @Test func `the edited view stays visible in a smaller terminal`() {
    #expect(field.isFirstResponder && isOnShow)
    screen.window.frame = rect(0, 0, 320, 96)
    screen.settle()
    #expect(isOnShow)
  }

  @Test func `a key scrolls the edited view back into sight`() {
    scrollView.contentOffset.y = 400
    screen.settle()
    #expect(!isOnShow)
    screen.press(.character("a"))
    #expect(isOnShow && field.text == "a")
    scrollView.contentOffset.y = 400
    screen.press(.left)
    #expect(isOnShow)
  }

  @Test func `a key scrolls the caret of a large text view back into sight`() {
    let view = UITextView(frame: rect(0, 0, 640, 800))
    view.text = String(repeating: "line\n", count: 40)
    scrollView.addSubview(view)
    view.becomeFirstResponder()
    screen.type("x")
    #expect(view.convert(view.caretPlace, to: screen.window).y < 384)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test func `the field of a long alert stays visible in a small terminal`() throws {
    let screen = TestScreen(UIViewController())
    let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let alert = UIAlertController(title: "Name", message: lines, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    for number in 1...13 {
      alert.addAction(UIAlertAction(title: "Action \(number)", style: .default))
    }
    screen.window.rootViewController?.present(alert, animated: false)
    screen.settle()
    let field = try #require(alert.textFields?.first)
    field.becomeFirstResponder()
    for size in [CGSize(width: 320, height: 192), CGSize(width: 160, height: 96)] {
      screen.window.frame.size = size
      screen.settle()
      screen.settle()
      screen.type("a")
      #expect(screen.text.contains("a"), "\(screen.text)")
      #expect(screen.window.bounds.contains(field.convert(field.bounds, to: screen.window)))
    }
    alert.dismiss(animated: false)
  }
}
