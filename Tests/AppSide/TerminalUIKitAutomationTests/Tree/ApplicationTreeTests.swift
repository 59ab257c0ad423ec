import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

/// The agent's view of the toolkit's application.
@MainActor
@Suite(.serialized) struct ApplicationTreeTests {
  let tree = ApplicationTree(UIApplication.shared)
  let window = UIWindow(frame: UIScreen.main.bounds)
  let field = UITextField(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
  let button = UIButton(type: .system)

  init() {
    let controller = UIViewController()
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    button.setTitle("Greet", for: .normal)
    button.frame = CGRect(x: 16, y: 48, width: 80, height: 16)
    controller.view.addSubview(field)
    controller.view.addSubview(button)
    window.rootViewController = controller
  }

  /// Brings the window to the front, because other tests show theirs between turns of the main
  /// actor.
  func show() {
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func find(_ type: ElementType, in element: (any AutomationElement)? = nil)
    -> (any AutomationElement)?
  {
    let element = element ?? window
    if element.automationType == type { return element }
    for child in element.automationChildren {
      if let found = find(type, in: child) { return found }
    }
    return nil
  }

  @Test func `views have the element types of XCUITest`() throws {
    show()
    let field = try #require(find(.textField))
    #expect(field.automationIdentifier == "name")
    #expect(field.automationPlaceholder == "Name")
    #expect(field.automationFrame == CGRect(x: 16, y: 16, width: 160, height: 16))
    let button = try #require(find(.button))
    #expect(button.automationLabel == "Greet")
    #expect(find(.staticText, in: button)?.automationLabel == "Greet")
    #expect(window.automationIsMain)
    #expect(tree.application.automationType == .application)
  }

  @Test func `parents lead from a child up to the application`() throws {
    show()
    var current = try #require(find(.button))
    var types = [current.automationType]
    while let parent = current.automationParent {
      #expect(
        parent.automationChildren.contains {
          $0.automationIdentity == current.automationIdentity
        })
      types.append(parent.automationType)
      current = parent
    }
    #expect(types.suffix(2) == [.window, .application])
  }

  @Test func `a visitor sees the same children as the array contains`() {
    show()
    var visited: [UInt64] = []
    window.visitAutomationChildren { visited.append($0.automationIdentity) }
    #expect(visited == window.automationChildren.map(\.automationIdentity))
    #expect(!visited.isEmpty)
  }

  @Test func `clipped and off-screen parts are not visible`() throws {
    show()
    let panel = UIView(frame: CGRect(x: 0, y: 96, width: 80, height: 32))
    panel.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 40, y: 16, width: 80, height: 64))
    label.text = "cut"
    panel.addSubview(label)
    window.rootViewController?.view.addSubview(panel)
    #expect(label.automationVisibleFrame == CGRect(x: 40, y: 112, width: 40, height: 16))
    panel.frame.origin.x = 10_000
    #expect(label.automationVisibleFrame == .zero)
    panel.removeFromSuperview()
  }

  @Test func `the loop doesn't settle again after an interaction`() throws {
    show()
    let loop = UIApplication.shared.makeLoop()
    loop.runsMainQueue = false
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var settlings = 0
    loop.addReader(descriptor, isQuiet: true) { [tree] in
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return loop.stop() }
      UIApplication.shared.with(loop) {
        loop.settle()
        tree.finishAnimations()
      }
      settlings = loop.settlings
    }
    pipe.fileHandleForWriting.write(Data("a".utf8))
    try pipe.fileHandleForWriting.close()
    loop.run()
    #expect(settlings > 0)
    #expect(loop.settlings == settlings)
  }

  @Test func `touches, text and keys are delivered like a person's`() throws {
    show()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    touch(CGPoint(x: 40, y: 56))
    #expect(taps == 1)

    touch(CGPoint(x: 40, y: 24))
    #expect(tree.focusedElement?.automationIdentifier == "name")
    tree.deliver(.text("Grace\u{8}!"))
    #expect(field.text == "Grac!")
    tree.deliver(.key("a", .shift))
    tree.deliver(.key("\u{F702}", []))
    tree.deliver(.key("\u{7F}", []))
    #expect(field.text == "Graca" || field.text == "GracA")
  }

  @Test func `every change increases the version`() {
    show()
    let before = tree.version
    button.setTitle("Hello", for: .normal)
    #expect(tree.version > before)
  }

  @Test func `the screen and an element of it are drawn in every format`() throws {
    show()
    let text = try capture(.text, of: nil)
    #expect(text.contains("Greet"))
    let part = try tree.capture(.text, of: find(.button))
    #expect(String(decoding: part.data, as: UTF8.self).contains("Greet"))
    #expect(part.size == CGSize(width: 80, height: 16))
    #expect(try capture(.ansi, of: nil).contains("\u{1B}["))
    #expect(try capture(.svg, of: nil).hasPrefix("<"))
    let png = try tree.capture(.png, of: nil).data
    #expect(png.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  @Test(arguments: [false, true])
  func `typed text follows the focus, even if the app moves it late`(isLater: Bool) {
    show()
    let (first, second) = (UITextField(), UITextField())
    for (number, field) in [first, second].enumerated() {
      field.frame = CGRect(x: 0, y: 160 + 16 * CGFloat(number), width: 160, height: 16)
      button.superview?.addSubview(field)
    }
    first.addAction(
      UIAction { [weak first, weak second] _ in
        guard first?.text?.count == 3 else { return }
        if isLater {
          UIApplication.shared.loop.clock.schedule(after: 0, named: "focus") {
            second?.becomeFirstResponder()
          }
        } else {
          second?.becomeFirstResponder()
        }
      }, for: .editingChanged)
    first.becomeFirstResponder()
    tree.deliver(.text("abcdef"))
    #expect(first.text == "abc" && second.text == "def")
    second.resignFirstResponder()
  }

  private func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> String {
    String(decoding: try tree.capture(format, of: element).data, as: UTF8.self)
  }

  private func touch(_ point: CGPoint) {
    tree.deliver(.touches([InputEvent.Touch(location: point)], .began))
    tree.deliver(.touches([InputEvent.Touch(location: point)], .ended))
  }

  /// Counting all characters at each key would take many minutes.
  @Test(.timeLimit(.minutes(10)), arguments: ["x", "é", "漢", "👩‍👩‍👧"])
  func `long text can be typed into the middle of other text`(character: String) {
    show()
    let notes = UITextView(frame: CGRect(x: 0, y: 160, width: 160, height: 48))
    button.superview?.addSubview(notes)
    let around = String(repeating: character, count: 10_000)
    notes.text = around + around
    notes.becomeFirstResponder()
    notes.selectedRange = NSRange(location: around.utf16.count, length: 0)
    let typed = String(repeating: character + " ", count: 5000)
    #expect(tree.type(typed) == "")
    #expect(notes.text == around + typed + around)
    #expect(notes.contentSize.height > 20_000)
    notes.resignFirstResponder()
  }

  @Test func `returns the text that is left when no element has keyboard focus`() {
    show()
    let notes = UITextView(frame: CGRect(x: 0, y: 160, width: 160, height: 48))
    button.superview?.addSubview(notes)
    notes.becomeFirstResponder()
    // The button is the next view in reading order that can have the focus.
    button.frame.origin.y = 320
    #expect(tree.type("a\tbc") == "bc")
    #expect(notes.text == "a")
    field.becomeFirstResponder()
    #expect(tree.type("done") == "")
    #expect(field.text == "done")
    field.resignFirstResponder()
  }
}
