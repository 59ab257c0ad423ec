import Foundation
import TerminalUIKit
import Testing
import ViewTesting
import XCUIAutomation

/// An app's custom views, controlled through the app's agent.
@Suite struct InProcessViewTests {
  /// A custom text input for a code.
  @MainActor
  final class CodeView: UIView, UIKeyInput {
    private(set) var code = ""
    var hasText: Bool { !code.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) {
      code += text
      accessibilityValue = code
    }

    func deleteBackward() {
      code = String(code.dropLast())
      accessibilityValue = code
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      becomeFirstResponder()
    }
  }

  @MainActor
  final class Screen: UIViewController {
    let code = CodeView(frame: CGRect(x: 0, y: 16, width: 80, height: 16))

    override func viewDidLoad() {
      super.viewDidLoad()
      code.isAccessibilityElement = true
      code.accessibilityIdentifier = "code"
      view.addSubview(code)
      let label = UILabel()
      label.text = "Start"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
    }
  }

  @Test func `text that a test types reaches a custom text input`() {
    let app = XCUIApplication { _ in Screen() }
    app.launch()
    let code = app.otherElements["code"]
    code.tap()
    code.typeText("123")
    code.typeText(XCUIKeyboardKey.delete.rawValue)
    app.typeText("4")
    app.typeKey("5", modifierFlags: [])
    #expect(code.value as? String == "1245")
  }

  @MainActor
  @Test func `typing in a window reaches a custom text input`() {
    let screen = Screen()
    withWindow(screen) { window in
      screen.code.tapAndType("12")
      window.type("3")
      #expect(screen.code.code == "123")
    }
  }

  @MainActor
  @Test(arguments: [
    ["-AppleLanguages", "(ar)"],
    ["-AppleTextDirection", "YES", "-NSForceRightToLeftWritingDirection", "YES"],
  ])
  func `launch arguments select the right-to-left layout`(arguments: [String]) {
    let app = XCUIApplication { _ in Screen() }
    app.launchArguments = arguments
    app.launch()
    #expect(app.staticTexts["Start"].frame.maxX == app.frame.maxX)
    app.terminate()
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }
}
