import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIButtonTitleTests {
  private let screen = TestScreen()
  private let button: UIButton

  init() {
    button = screen.add(UIButton(type: .system), rect(16, 32, 160, 16))
    button.setTitle("Plain", for: .normal)
  }

  @Test func `a styled title precedes the plain one, state by state`() {
    let styled = NSAttributedString(string: "Styled", attributes: [.foregroundColor: UIColor.red])
    button.setAttributedTitle(styled, for: .normal)
    #expect(screen.text.contains("Styled"))
    #expect(button.accessibilityLabel == "Styled")
    #expect(button.currentAttributedTitle == styled && button.currentTitle == "Plain")
    let color = button.titleLabel?.attributedText?.attribute(
      .foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    button.setAttributedTitle(NSAttributedString(string: "Off"), for: .disabled)
    button.isEnabled = false
    #expect(screen.text.contains("Off") && button.accessibilityLabel == "Off")
    button.isEnabled = true
    for state in [UIControl.State.normal, .disabled] { button.setAttributedTitle(nil, for: state) }
    #expect(screen.text.contains("Plain") && button.accessibilityLabel == "Plain")
  }

  @Test func `the space around the title is the app's once it is set`() {
    let title = button.titleLabel?.intrinsicContentSize.width ?? 0
    let cell = CellMetrics.width
    #expect(button.contentEdgeInsets == .zero)
    #expect(button.intrinsicContentSize.width == title + 4 * cell)
    button.contentEdgeInsets = UIEdgeInsets(top: 16, left: 3 * cell, bottom: 16, right: cell)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: title + 4 * cell, height: CellMetrics.height + 32))
    button.frame = CGRect(origin: CGPoint(x: 0, y: 32), size: button.intrinsicContentSize)
    screen.settle()
    #expect(button.titleLabel?.frame == CGRect(x: 3 * cell, y: 16, width: title, height: 16))
  }
}
