import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIButtonTests {
  private let screen = TestScreen()
  private let button: UIButton
  private let journal = Journal()

  init() {
    button = screen.add(UIButton(type: .system))
    button.setTitle("Login", for: .normal)
    button.frame = CGRect(origin: CGPoint(x: 16, y: 32), size: button.intrinsicContentSize)
    button.addAction(UIAction { [journal] _ in journal.note("tap") }, for: .touchUpInside)
    button.addAction(
      UIAction { [journal] _ in journal.note("primary") }, for: .primaryActionTriggered)
  }

  @Test func `a tap sends both events`() {
    screen.tap(button)
    #expect(journal.take() == ["tap", "primary"])
  }

  @Test(arguments: [KeyStroke.Key.enter, .character(" ")])
  func `Return and Space press the focused button`(_ key: KeyStroke.Key) {
    screen.press(key)
    #expect(journal.take().isEmpty)
    screen.press(.tab)
    #expect(button.isFocused && button.state == .focused)
    screen.press(key)
    #expect(journal.take() == ["tap", "primary"] && !button.isHighlighted)
  }

  @Test func `a disabled button loses the focus and cannot be pressed`() {
    screen.press(.tab)
    button.isEnabled = false
    #expect(!button.isFocused)
    screen.press(.enter)
    #expect(journal.take().isEmpty)
  }

  @Test func `a button disabled during a key press does not stay highlighted`() {
    final class Disabling: UIButton {
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
        isEnabled = false
      }
    }
    let button = screen.add(Disabling(type: .system), rect(0, 64, 80, 16))
    button.addAction(UIAction { [journal] _ in journal.note("no") }, for: .touchUpInside)
    screen.window.focus(on: button)
    screen.press(.enter)
    #expect(!button.isHighlighted && journal.take().isEmpty)
  }

  @Test func `each state can have its own title`() {
    button.setTitle("Wait", for: .disabled)
    button.setTitle("On", for: .selected)
    #expect(button.currentTitle == "Login" && button.title(for: .highlighted) == "Login")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait" && button.titleLabel?.text == "Wait")
    button.isEnabled = true
    button.isSelected = true
    #expect(button.currentTitle == "On" && button.accessibilityLabel == "On")
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "Login")
  }

  @Test func `title colours follow type, tint colour and state`() {
    #expect(button.currentTitleColor == .tintColor)
    screen.root.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed && button.titleLabel?.textColor == .systemRed)
    button.setTitleColor(.systemGreen, for: .normal)
    #expect(button.titleLabel?.textColor == .systemGreen)
    #expect(UIButton(type: .custom).currentTitleColor == .white)
    let disabled = UIButton(type: .system)
    disabled.isEnabled = false
    #expect(disabled.currentTitleColor == .tertiaryLabel)
  }

  @Test func `the button fits its title with a margin`() {
    #expect(button.intrinsicContentSize == CGSize(width: 9 * 8, height: 16))
    button.setTitle("登录", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 8 * 8, height: 16))
  }

  @Test func `the alignment determines the frame of the title`() {
    button.frame = rect(0, 0, 160, 48)
    screen.settle()
    #expect(button.titleLabel?.frame == rect(56, 16, 40, 16))
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .top
    screen.settle()
    #expect(button.titleLabel?.frame == rect(120, 0, 40, 16))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    screen.settle()
    #expect(button.titleLabel?.frame == rect(0, 32, 40, 16))
  }

  @Test func `a narrow button truncates its title`() {
    button.frame = rect(0, 0, 32, 16)
    #expect(screen.text == "Lo…n")
  }

  @Test func `a button with an action shows its title and performs it`() {
    let button = UIButton(
      primaryAction: UIAction(title: "Go") { [journal] _ in journal.note("go") })
    #expect(button.currentTitle == "Go" && button.buttonType == .system)
    screen.add(button, rect(0, 64, 80, 16))
    screen.tap(button)
    #expect(journal.take() == ["go"])
  }

  @Test func `focus, highlighting and disabling are visible`() {
    let pictures = [
      {}, { button.isEnabled = false },
      {
        button.isEnabled = true
        button.isHighlighted = true
      },
      {
        button.isHighlighted = false
        screen.window.focus(on: button)
      },
    ].map { change in
      change()
      screen.settle()
      return screen.window.displayList()
    }
    #expect(Set(pictures).count == 4)
  }
}
