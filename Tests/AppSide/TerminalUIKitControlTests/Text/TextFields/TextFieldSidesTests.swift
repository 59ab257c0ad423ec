import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Gatekeeper: NSObject, UITextFieldDelegate {
  var mayClear = true
  func textFieldShouldClear(_ textField: UITextField) -> Bool { mayClear }
}

@MainActor
struct TextFieldSidesTests {
  private let screen = TestScreen()
  private let field = UITextField(frame: rect(0, 0, 160, 16))

  init() {
    field.borderStyle = .roundedRect
    screen.add(field)
  }

  private var clearButton: UIResponder? {
    screen.settle()
    return field.accessibilityChildren.first { $0.accessibilityLabel == "Clear text" }
  }

  @Test func `the clear button is visible according to its mode and the text`() {
    field.clearButtonMode = .whileEditing
    field.text = "abc"
    #expect(clearButton == nil)
    screen.tap(field)
    #expect(clearButton?.elementType == .button)
    #expect(screen.text == "▌abc             ✕ ▐")
    field.text = ""
    #expect(clearButton == nil)
    field.text = "abc"
    field.resignFirstResponder()
    field.clearButtonMode = .unlessEditing
    #expect(clearButton != nil)
    field.isEnabled = false
    field.clearButtonMode = .always
    #expect(clearButton == nil)
  }

  @Test func `a tap on the clear button clears the text if the delegate agrees`() {
    let gatekeeper = Gatekeeper()
    var changes = 0
    field.delegate = gatekeeper
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    field.clearButtonMode = .always
    field.text = "abc"
    gatekeeper.mayClear = false
    screen.settle()
    screen.tap(at: CGPoint(x: 140, y: 8))
    #expect(field.text == "abc" && changes == 0)
    gatekeeper.mayClear = true
    screen.tap(at: CGPoint(x: 140, y: 8))
    #expect(field.text == "" && changes == 1 && field.isEditing)
  }

  @Test func `side views take space from the text`() {
    let sign = UILabel(frame: rect(0, 0, 16, 16))
    sign.text = "@"
    field.leftView = sign
    let reveal = UIButton(type: .system)
    reveal.setTitle("show", for: .normal)
    field.rightView = reveal
    field.text = "abc"
    #expect(screen.text == " abc")
    field.leftViewMode = .always
    field.rightViewMode = .always
    #expect(screen.text == " @ abc       show")
    #expect(field.textRect(forBounds: field.bounds).minX == 24)
    #expect(field.accessibilityChildren.contains { $0.accessibilityLabel == "show" })
    field.leftView = nil
    #expect(sign.superview == nil && screen.text.hasPrefix(" abc"))
  }

  @Test func `the right view replaces the clear button`() {
    field.text = "abc"
    field.clearButtonMode = .always
    field.rightView = UIView(frame: rect(0, 0, 24, 16))
    field.rightViewMode = .whileEditing
    #expect(clearButton != nil)
    screen.tap(at: CGPoint(x: 20, y: 8))
    #expect(clearButton == nil && field.rightView?.isHidden == false)
  }

  @Test func `the natural size includes the space for side views`() {
    field.text = "abc"
    let width = field.intrinsicContentSize.width
    field.clearButtonMode = .whileEditing
    #expect(field.intrinsicContentSize.width == width + 16)
    field.leftView = UIView(frame: rect(0, 0, 8, 8))
    field.leftViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 24)
  }

  @Test func `a subclass can move the side views`() {
    final class Field: UITextField {
      override func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(40, 0, 8, 16) }
    }
    let own = screen.add(Field(frame: rect(0, 32, 160, 16)))
    let view = UIView(frame: rect(0, 0, 8, 8))
    own.leftView = view
    own.leftViewMode = .always
    screen.settle()
    #expect(view.frame == rect(40, 0, 8, 16))
  }
}
