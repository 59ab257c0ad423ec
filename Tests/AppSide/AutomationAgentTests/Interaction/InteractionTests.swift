import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

@MainActor
@Suite struct InteractionTests {
  static let frame = CGRect(x: 80, y: 32, width: 160, height: 16)
  let button = FakeElement(.button, id: "ok", frame: frame)
  let window = FakeElement(.window, frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  let rig: AgentRig

  init() throws {
    window.add(button)
    rig = try AgentRig([window])
  }

  func tap(timeout: Double = 0) throws -> PerformCall.Result {
    try rig.call(PerformCall(.tap(count: 1, touches: 1), on: .one(.button, "ok"), timeout: timeout))
  }

  func failureOfTap(timeout: Double = 0) throws -> AutomationFailure {
    try rig.failure(
      of: PerformCall(.tap(count: 1, touches: 1), on: .one(.button, "ok"), timeout: timeout))
  }

  @Test func `a tap is a touch that begins and ends in the centre`() throws {
    let result = try tap()
    let touch = InputEvent.Touch(location: CGPoint(x: 160, y: 40))
    #expect(rig.tree.events == [.touches([touch], .began), .touches([touch], .ended)])
    #expect(result.element.identifier == "ok")
    #expect(result.version == rig.tree.version)
  }

  @Test func `the app settles once between the events of a tap and once after them`() throws {
    let before = rig.loop.settlings
    _ = try tap()
    #expect(rig.loop.settlings - before == 2)
  }

  @Test func `a tap goes to the activation point unless that is covered`() throws {
    button.automationActivationPoint = CGPoint(x: 90, y: 40)
    _ = try tap()
    #expect(
      rig.tree.events.first
        == .touches([InputEvent.Touch(location: CGPoint(x: 90, y: 40))], .began))
    // The point is outside the element but inside its parent.
    button.automationActivationPoint = CGPoint(x: 400, y: 200)
    _ = try tap()
    #expect(
      rig.tree.events.last
        == .touches([InputEvent.Touch(location: CGPoint(x: 400, y: 200))], .ended))
    // The activation point is covered, so the centre is used.
    window.add(
      FakeElement(.other, id: "in front", frame: CGRect(x: 80, y: 32, width: 20, height: 16)))
    button.automationActivationPoint = CGPoint(x: 90, y: 40)
    _ = try tap()
    #expect(
      rig.tree.events.last
        == .touches([InputEvent.Touch(location: CGPoint(x: 160, y: 40))], .ended))
  }

  @Test func `a double tap with two fingers sends two pairs of touches`() throws {
    _ = try rig.call(
      PerformCall(.tap(count: 2, touches: 2), on: .one(.button, "ok"), timeout: 0))
    #expect(rig.tree.events.count == 4)
    guard case .touches(let last, .ended) = rig.tree.events[3] else {
      Issue.record("no touch")
      return
    }
    #expect(last.map(\.tapCount) == [2, 2])
    #expect(last.map(\.finger) == [0, 1])
  }

  @Test func `a press holds the finger for its duration in app time`() throws {
    var timerFired = false
    rig.clock.schedule(after: 1.5, named: "long press") { timerFired = true }
    button.onTouch = { phase in
      if phase == .ended { #expect(timerFired) }
    }
    let result = try rig.call(
      PerformCall(.press(duration: 2), on: .one(.button, "ok"), timeout: 0))
    #expect(result.elapsed == 2)
    #expect(timerFired)
  }

  @Test func `a partly covered element is tapped in its uncovered part`() throws {
    window.add(FakeElement(.other, id: "lid", frame: CGRect(x: 120, y: 0, width: 300, height: 100)))
    _ = try tap()
    guard case .touches(let touches, .began) = rig.tree.events[0] else {
      Issue.record("no touch")
      return
    }
    #expect(touches[0].location.x < 120)
  }

  @Test func `a covered element is not tapped, and the failure names the cover`() throws {
    window.add(FakeElement(.alert, id: "lid", frame: CGRect(x: 0, y: 0, width: 640, height: 384)))
    guard case .notHittable(let element, .isCovered(let lid)) = try failureOfTap() else {
      Issue.record("not covered")
      return
    }
    #expect(element.identifier == "ok")
    #expect(lid.identifier == "lid")
    #expect(rig.tree.events.isEmpty)
  }

  @Test func `an element that is empty, off the screen or ignores touches is not tapped`() throws {
    button.automationFrame = .zero
    #expect(try failureOfTap() == .notHittable(button.attributesForTest, .hasNoSize))
    button.automationFrame = CGRect(x: 700, y: 0, width: 10, height: 10)
    guard case .notHittable(_, .isOffScreen) = try failureOfTap() else {
      Issue.record("on screen")
      return
    }
    #expect(rig.tree.events.isEmpty)
  }

  @Test func `a disabled element is not tapped`() throws {
    button.automationIsEnabled = false
    #expect(try failureOfTap() == .disabled(button.attributesForTest, .itself))
    #expect(rig.tree.events.isEmpty)
  }

  @Test func `the failure names what has disabled the element`() throws {
    let form = FakeElement(.other, id: "form", frame: window.automationFrame)
    let group = FakeElement(.group, id: "group", frame: window.automationFrame)
    window.remove(button)
    window.add(form)
    form.add(group)
    group.add(button)
    for element in [form, group, button] { element.automationIsEnabled = false }
    #expect(
      try failureOfTap() == .disabled(button.attributesForTest, .container(form.attributesForTest)))
    let alert = FakeElement(.alert, id: "warning", frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.tree.root.add(alert)
    #expect(
      try failureOfTap() == .disabled(button.attributesForTest, .modal(alert.attributesForTest)))
    #expect(rig.tree.events.isEmpty)
  }

  @Test func `a tap waits in app time for its element to appear`() throws {
    window.remove(button)
    rig.clock.schedule(after: 0.8, named: "arrival") { [window, button] in window.add(button) }
    let result = try tap(timeout: 1)
    #expect(result.elapsed == 0.8)
    #expect(rig.tree.events.count == 2)
  }

  @Test func `a tap on an element that never appears fails after its timeout`() throws {
    window.remove(button)
    guard case .noMatches(let facts) = try failureOfTap(timeout: 1) else {
      Issue.record("found")
      return
    }
    #expect(facts.waited == 1)
    #expect(rig.clock.now == 1)
  }

  @Test func `text goes to the focused element if that is the target or inside it`() throws {
    let field = FakeElement(.textField, id: "name")
    let other = FakeElement(.textField, id: "other")
    window.add(field)
    window.add(other)
    let call = PerformCall(.typeText("hé\n"), on: .one(.textField, "name"), timeout: 0)
    #expect(try rig.failure(of: call).code == .noKeyboardFocus)
    other.automationHasKeyboardFocus = true
    guard case .noKeyboardFocus(_, let focused) = try rig.failure(of: call) else {
      Issue.record("typed")
      return
    }
    #expect(focused?.identifier == "other")
    other.automationHasKeyboardFocus = false
    field.automationHasKeyboardFocus = true
    _ = try rig.call(call)
    let inWindow = PerformCall(
      .typeText("!"), on: ElementQuery(steps: [.descendants(.window)]), timeout: 0)
    _ = try rig.call(inWindow)
    #expect(rig.tree.events == [.text("hé\n"), .text("!")])
  }

  @Test func `text that a secure field receives is secret, wherever the rest goes`() throws {
    let password = FakeElement(.secureTextField, id: "password")
    let name = FakeElement(.textField, id: "name")
    window.add(password)
    window.add(name)
    let target = ElementQuery(steps: [.descendants(.window)])
    func typing(_ text: String) throws -> Bool {
      try rig.call(PerformCall(.typeText(text), on: target, timeout: 0)).isSecret
    }
    name.automationHasKeyboardFocus = true
    #expect(try !typing("Ann"))
    // Return leads to the next field, and from the last one nowhere.
    rig.tree.onEvent = { event in
      guard case .text(let text) = event, text.hasSuffix("\n") else { return }
      password.automationHasKeyboardFocus = name.automationHasKeyboardFocus
      name.automationHasKeyboardFocus = false
    }
    #expect(try typing("Ann\n1234"))
    #expect(rig.tree.events.suffix(2) == [.text("Ann\n"), .text("1234")])
    #expect(try typing("5"))
    let failure = try rig.failure(
      of: PerformCall(.typeText("6\nSuperSecretRest"), on: target, timeout: 0))
    guard case .lostKeyboardFocus(_, let typed, let left) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(typed == 2 && left == "<hidden>")
    name.automationHasKeyboardFocus = true
    rig.tree.onEvent = { _ in name.automationHasKeyboardFocus = false }
    guard
      case .lostKeyboardFocus(_, 2, "rest") = try rig.failure(
        of: PerformCall(.typeText("a\nrest"), on: target, timeout: 0))
    else {
      Issue.record("The rest of an ordinary text is shown.")
      return
    }
  }

  @Test func `text that a secure field receives between two Tab keys is secret`() throws {
    let password = FakeElement(.secureTextField, id: "password")
    let name = FakeElement(.textField, id: "name")
    window.add(password)
    window.add(name)
    name.automationHasKeyboardFocus = true
    rig.tree.onEvent = { event in
      guard case .text(let text) = event, text.hasSuffix("\t") else { return }
      password.automationHasKeyboardFocus.toggle()
      name.automationHasKeyboardFocus.toggle()
    }
    #expect(try rig.call(typing("Ann\t12\t34", readsBack: false)).isSecret)
    #expect(rig.tree.events == [.text("Ann\t"), .text("12\t"), .text("34")])
  }

  /// Adds a focused field whose value a closure computes from its last value and the typed text.
  private func addField(
    _ type: ElementType = .textField, _ change: @escaping (String, String) -> String
  ) -> FakeElement {
    let field = FakeElement(type, id: "field")
    field.automationHasKeyboardFocus = true
    window.add(field)
    rig.tree.onEvent = { event in
      guard case .text(let text) = event else { return }
      field.automationValue = .string(change(field.automationValue?.text ?? "", text))
    }
    return field
  }

  private func typing(_ text: String, readsBack: Bool = true) -> PerformCall {
    PerformCall(
      .typeText(text), on: ElementQuery(steps: [.descendants(.window)]), timeout: 0,
      readsBack: readsBack)
  }

  @Test func `typed text is read back on request`() throws {
    _ = addField { String(($0 + $1).prefix(4)) }
    _ = try rig.call(typing("123"))
    guard
      case .typedTextDiffers(let field, typed: "45", shown: "1234") =
        try rig.failure(of: typing("45"))
    else {
      Issue.record("typed")
      return
    }
    #expect(field.identifier == "field")
    _ = try rig.call(typing("45", readsBack: false))
  }

  @Test(arguments: [ElementType.textField, .secureTextField])
  func `a slow field gets the time to show the typed text`(type: ElementType) throws {
    let field = addField(type) { value, _ in value }
    var rest = Substring(type == .textField ? "1234" : "••••")
    rig.tree.onFinishTyping = { shown in
      while shown() != nil, let next = rest.popFirst() {
        field.automationValue = .string((field.automationValue?.text ?? "") + String(next))
      }
    }
    _ = try rig.call(typing("123"))
    #expect(rest.count == 1)
    _ = try rig.call(typing("4"))
    #expect(throws: AutomationFailure.self) { try rig.call(typing("5")) }
  }

  @Test func `a failure in a secure field doesn't reveal the typed text`() throws {
    _ = addField(.secureTextField) { value, text in
      String(repeating: "•", count: min(4, value.count + text.count))
    }
    _ = try rig.call(typing("1234"))
    guard
      case .typedTextDiffers(let field, typed: "<hidden>", shown: "••••") =
        try rig.failure(of: typing("567"))
    else {
      Issue.record("typed")
      return
    }
    #expect(field.identifier == "field")
  }

  @Test func `a failure after a secure field doesn't reveal the typed text`() throws {
    let field = FakeElement(.textField, id: "short")
    let password = FakeElement(.secureTextField, id: "password")
    password.automationHasKeyboardFocus = true
    window.add(password)
    window.add(field)
    rig.tree.onEvent = { event in
      guard case .text(let text) = event else { return }
      if text == "\t" {
        password.automationHasKeyboardFocus = false
        field.automationHasKeyboardFocus = true
      } else if field.automationHasKeyboardFocus {
        field.automationValue = .string(String(text.prefix(4)))
      } else {
        password.automationValue = .string(String(repeating: "•", count: text.count))
      }
    }
    guard
      case .typedTextDiffers(let shown, typed: "<hidden>", shown: "<hidden>") =
        try rig.failure(of: typing("1234\tSuperSecretRest"))
    else {
      Issue.record("typed")
      return
    }
    #expect(shown.identifier == "short")
  }

  @Test func `each line is read back before the Return key, which may clear the field`() throws {
    let field = addField { $1 == "\n" ? "" : $0 + $1 }
    _ = try rig.call(typing("one\ntwo\n\nthree"))
    #expect(field.automationValue?.text == "three")
    #expect(
      rig.tree.events == [
        .text("one"), .text("\n"), .text("two"), .text("\n"), .text("\n"), .text("three"),
      ])
  }

  @Test func `keys, placeholders and fields that lose the focus aren't read back`() throws {
    let field = addField { ($0 == "Name" ? "" : $0) + $1 }
    field.automationPlaceholder = "Name"
    field.automationValue = .string("Name")
    _ = try rig.call(typing("Ada"))
    _ = try rig.call(typing("\u{8}"))
    field.automationValue = .string("Na")
    _ = try rig.call(typing("me"))
    let next = FakeElement(.textField, id: "next")
    window.add(next)
    rig.tree.onEvent = { _ in
      field.automationHasKeyboardFocus = false
      next.automationHasKeyboardFocus = true
    }
    _ = try rig.call(typing("12"))
  }

  @Test func `the text of a secure field is reported, even after it has lost the focus`() throws {
    let field = FakeSecureField(.secureTextField, id: "password")
    let button = FakeElement(.button, label: "Fill")
    let rig = try AgentRig([field, button])
    let tap = PerformCall(
      .tap(count: 1, touches: 1),
      on: ElementQuery(steps: [.descendants(.button)]), timeout: 0)
    #expect(try rig.call(tap).secureText == nil)
    button.onTouch = { if $0 == .ended { rig.tree.focusedSecureField = field } }
    #expect(
      try rig.call(tap).secureText == SecureText(identity: field.automationIdentity, text: ""))
    button.onTouch = {
      guard $0 == .ended else { return }
      field.automationSecureText = "hunter2"
      rig.tree.focusedSecureField = nil
    }
    #expect(try rig.call(tap).secureText?.text == "hunter2")
    #expect(try rig.call(tap).secureText == nil)
  }

  @Test func `a key that a secure field receives is secret`() throws {
    let password = FakeElement(.secureTextField, id: "password")
    window.add(password)
    let call = PerformCall(
      .typeKey("x", modifiers: []), on: ElementQuery(steps: [.descendants(.window)]), timeout: 0)
    #expect(try !rig.call(call).isSecret)
    password.automationHasKeyboardFocus = true
    #expect(try rig.call(call).isSecret)
  }

  @Test func `a resolve call reports hittability without failing`() throws {
    let call = ResolveCall(.one(.button, "ok"), expecting: .one, hittability: true)
    #expect(try rig.call(call).obstacles == [nil])
    window.add(FakeElement(.other, id: "lid", frame: Self.frame))
    #expect(try rig.call(call).obstacles?[0] != nil)
  }
}

extension FakeElement {
  var attributesForTest: ElementAttributes {
    var attributes = ElementAttributes(identity: automationIdentity, elementType: automationType)
    attributes.identifier = automationIdentifier
    attributes.label = automationLabel
    attributes.frame = automationFrame
    attributes.isEnabled = automationIsEnabled
    return attributes
  }
}
