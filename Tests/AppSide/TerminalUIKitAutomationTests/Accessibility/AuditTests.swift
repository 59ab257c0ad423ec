import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

/// Every check, on a screen that fails it and on one that passes.
@MainActor
@Suite(.serialized) struct `An audit of the toolkit's screen` {
  private let tree = ApplicationTree(UIApplication.shared)

  /// Audits a temporary screen with some views on it.
  private func issues(
    _ checks: Set<AuditCall.Check>, _ views: UIView...
  ) throws -> [AuditCall.Issue] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let audit = try AccessibilityAudit(checks, of: window, in: tree)
    return audit.issues
  }

  private func summaries(_ checks: Set<AuditCall.Check>, _ views: UIView...) throws -> [String] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return try AccessibilityAudit(checks, of: window, in: tree).issues.map(\.summary)
  }

  private func label(
    _ text: String, _ color: UIColor = .black, width: CGFloat = 160, height: CGFloat = 16,
    font: UIFont = .systemFont(ofSize: 12)
  ) -> UILabel {
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: width, height: height))
    label.text = text
    label.textColor = color
    label.font = font
    return label
  }

  private func button(_ title: String, width: CGFloat = 80, height: CGFloat = 16) -> UIButton {
    let button = UIButton(frame: CGRect(x: 16, y: 16, width: width, height: height))
    button.setTitle(title, for: .normal)
    button.setTitleColor(.black, for: .normal)
    return button
  }

  @Test func `finds text with too little contrast`() throws {
    let grey = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
    let found = try issues([.contrast], label("Pale", grey))
    #expect(found.map(\.summary) == ["Contrast failed"])
    #expect(found.first?.element?.label == "Pale")
    #expect(
      found.first?.detail
        == "“Pale” is drawn in #999999 on #FFFFFF, a contrast of 2.84:1; at least 4.5:1 is required."
    )
    #expect(try summaries([.contrast], label("Black")) == [])
    // For a contrast between the two thresholds, the text size decides.
    let middle = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(try summaries([.contrast], label("Small", middle)) == ["Contrast failed"])
    #expect(
      try summaries([.contrast], label("Large", middle, font: .systemFont(ofSize: 18))) == [])
    #expect(
      try summaries([.contrast], label("Bold", middle, font: .boldSystemFont(ofSize: 14))) == [])
  }

  @Test func `accepts low contrast on a disabled button`() throws {
    let pale = button("Later")
    pale.setTitleColor(UIColor(red: 0.8, green: 0.8, blue: 0.8, alpha: 1), for: .normal)
    #expect(try summaries([.contrast], pale) == ["Contrast failed"])
    pale.isEnabled = false
    #expect(try summaries([.contrast], pale) == [])
  }

  @Test func `finds text that belongs to no element`() throws {
    let silent = label("Silent")
    silent.isAccessibilityElement = false
    let found = try issues([.elementDetection], silent)
    #expect(found.map(\.summary) == ["Potentially inaccessible text"])
    #expect(found.first?.element == nil)
    #expect(found.first?.detail.contains("“Silent” is drawn at (16, 16), 48 × 16") == true)
    #expect(try summaries([.elementDetection], label("Heard")) == [])
  }

  @Test func `finds elements that are too small`() throws {
    let found = try issues([.hitRegion], button("x", width: 16))
    #expect(found.map(\.detail) == ["It is 16 × 16 points; at least 24 × 16 is required."])
    #expect(try summaries([.hitRegion], button("Save")) == [])
    #expect(try summaries([.hitRegion], label("x", width: 8)) == [], "text is not to be touched")
  }

  @Test func `finds elements without a useful description`() throws {
    let check: Set<AuditCall.Check> = [.sufficientElementDescription]
    #expect(try summaries(check, button("")) == ["Element has no description"])
    #expect(try summaries(check, button("Save")) == [])
    let file = button("")
    file.accessibilityLabel = "ic_trash.png"
    #expect(try summaries(check, file) == ["Label not human-readable"])
    let code = button("")
    code.accessibilityIdentifier = "deleteButton"
    code.accessibilityLabel = "deleteButton"
    #expect(try summaries(check, code) == ["Label not human-readable"])
    let field = UITextField(frame: CGRect(x: 16, y: 16, width: 80, height: 16))
    #expect(try summaries(check, field) == ["Element has no description"])
    field.placeholder = "Name"
    #expect(try summaries(check, field) == [])
  }

  @Test func `finds text that does not scale`() throws {
    let growing = label("Growing", font: .preferredFont(forTextStyle: .body))
    #expect(try summaries([.dynamicType], growing).count == 1)
    growing.adjustsFontForContentSizeCategory = true
    #expect(try summaries([.dynamicType], growing) == [])
    #expect(try summaries([.dynamicType], label("Fixed")).count == 1)
  }

  @Test func `finds text that is cut off`() throws {
    let found = try issues([.textClipped], label("A long sentence", width: 64))
    #expect(found.map(\.summary) == ["Text clipped"])
    #expect(found.first?.detail.contains("Of “A long sentence” only") == true)
    #expect(try summaries([.textClipped], label("A long sentence")) == [])
    let lines = label("A long sentence", width: 64, height: 48)
    lines.numberOfLines = 0
    #expect(try summaries([.textClipped], lines) == [])
  }

  @Test func `finds traits that contradict each other`() throws {
    let both = button("Both")
    both.accessibilityTraits = [.button, .link]
    #expect(
      try issues([.trait], both).map(\.detail) == ["It is said to be a button and a link at once."])
    let plain = button("Plain")
    plain.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(try summaries([.trait], plain) == [])
    let control = UIControl(frame: CGRect(x: 16, y: 16, width: 80, height: 16))
    control.isAccessibilityElement = true
    control.accessibilityLabel = "Control"
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(try summaries([.trait], control) == ["Element is missing a trait"])
  }

  @Test func `finds buttons without an action`() throws {
    let idle = button("Idle")
    #expect(try summaries([.action], idle) == ["Action is missing"])
    idle.addAction(UIAction { _ in }, for: .touchUpInside)
    #expect(try summaries([.action], idle) == [])
  }

  @Test func `counts a button's menu, selection or tap gesture as its action`() throws {
    let menu = button("Menu")
    menu.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    let toggle = button("Toggle")
    toggle.changesSelectionAsPrimaryAction = true
    let popUp = button("Pop-up")
    popUp.menu = UIMenu(children: [UIAction(title: "Small") { _ in }])
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    let tapped = button("Tapped")
    tapped.addGestureRecognizer(UITapGestureRecognizer { _ in })
    for button in [menu, toggle, popUp, tapped] {
      #expect(try summaries([.action], button) == [], "\(button.currentTitle ?? "")")
    }
    // The tap should open a menu, but there isn't one.
    let empty = button("Empty")
    empty.showsMenuAsPrimaryAction = true
    #expect(try summaries([.action], empty) == ["Action is missing"])
  }

  @Test func `finds elements that are not inside their parent`() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let inner = label("Far away")
    inner.frame.origin = CGPoint(x: 300, y: 300)
    outer.addSubview(inner)
    #expect(try summaries([.parentChild], outer) == ["Parent/child mismatch"])
    inner.frame.origin = .zero
    #expect(try summaries([.parentChild], outer) == [])
  }

  @Test func `finds nothing on an accessible screen with any check`() throws {
    let save = button("Save")
    save.addAction(UIAction { _ in }, for: .touchUpInside)
    let title = label("Title", font: .preferredFont(forTextStyle: .body))
    title.adjustsFontForContentSizeCategory = true
    title.frame.origin.y = 64
    #expect(try issues(Set(AuditCall.Check.allCases), save, title) == [])
  }

  @Test func `ends even if elements contain themselves`() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    outer.addSubview(inner)
    inner.accessibilityElements = [outer, inner]
    #expect(try summaries([.parentChild], outer).contains("Parent/child mismatch"))
  }
}
