import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

@MainActor
@Suite struct GestureTests {
  let pad = FakeElement(.other, id: "pad", frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  let bin = FakeElement(.other, id: "bin", frame: CGRect(x: 400, y: 100, width: 40, height: 40))
  let window = FakeElement(.window, frame: CGRect(x: 0, y: 0, width: 640, height: 384))
  let rig: AgentRig

  init() throws {
    window.add(pad)
    window.add(bin)
    rig = try AgentRig([window])
  }

  @discardableResult
  func perform(
    _ interaction: Interaction, at place: ElementPlace? = nil, modifiers: KeyModifiers = []
  ) throws -> PerformCall.Result {
    try rig.call(
      PerformCall(
        interaction, on: .one(.other, "pad"), at: place, modifiers: modifiers, timeout: 0))
  }

  func failure(
    _ interaction: Interaction, at place: ElementPlace? = nil
  ) throws -> AutomationFailure {
    try rig.failure(
      of: PerformCall(interaction, on: .one(.other, "pad"), at: place, timeout: 0))
  }

  /// The fingers of each event, with their phase.
  var touches: [(fingers: [CGPoint], phase: InputEvent.TouchPhase)] {
    rig.tree.events.compactMap {
      guard case .touches(let touches, let phase) = $0 else { return nil }
      return (touches.map(\.location), phase)
    }
  }

  // MARK: One finger

  @Test func `a drag holds, moves with sixty events a second, holds and lifts`() throws {
    var times: [Double] = []
    rig.tree.onEvent = { [rig] _ in times.append(rig.clock.now) }
    let result = try perform(
      .drag(
        Interaction.Drag(
          pressDuration: 1, to: .init(.one(.other, "bin")), velocity: 220, holdDuration: 0.5)))
    #expect(touches.first?.phase == .began && touches.last?.phase == .ended)
    #expect(touches.first?.fingers == [CGPoint(x: 200, y: 150)])
    #expect(touches.last?.fingers == [CGPoint(x: 420, y: 120)])
    let way = (220.0 * 220 + 30 * 30).squareRoot() / 220
    #expect(touches.count == Int((way * 60).rounded(.up)) + 2)
    #expect(times[0] == 0 && times[1] > 1)
    let end = 1.5 + way
    #expect(abs(try #require(times.last) - end) < 1e-9)
    #expect(abs(result.elapsed - end) < 1e-9)
  }

  @Test func `a drag to a missing element does not begin`() throws {
    let drag = Interaction.drag(Interaction.Drag(pressDuration: 0, to: .init(.one(.cell, "no"))))
    guard case .destination(.noMatches(let facts)) = try failure(drag) else {
      Issue.record("dragged")
      return
    }
    #expect(facts.failedStep == 0)
    #expect(rig.tree.events.isEmpty)
    bin.automationFrame = CGRect(x: 700, y: 0, width: 40, height: 40)
    let away = Interaction.drag(Interaction.Drag(pressDuration: 0, to: .init(.one(.other, "bin"))))
    #expect(try failure(away).code == .destination)
    pad.automationFrame.origin.x = 700
    #expect(try failure(away).code == .notHittable)
  }

  @Test func `a drag may end off the screen`() throws {
    let place = ElementPlace(normalizedOffset: .zero, offset: CGPoint(x: 0, y: 1000))
    try perform(
      .drag(.init(pressDuration: 0, to: .init(.one(.other, "pad"), at: place))))
    #expect(touches.last?.fingers == [CGPoint(x: 100, y: 1100)])
    #expect(touches.last?.phase == .ended)
  }

  @Test(arguments: [
    (Interaction.Swipe.Direction.up, CGPoint(x: 200, y: 70)),
    (.down, CGPoint(x: 200, y: 230)), (.left, CGPoint(x: 120, y: 150)),
    (.right, CGPoint(x: 280, y: 150)),
  ])
  func `a swipe starts in the centre and ends in motion`(
    direction: Interaction.Swipe.Direction, end: CGPoint
  ) throws {
    let result = try perform(.swipe(.init(direction, velocity: 400)))
    #expect(touches.first?.fingers == [CGPoint(x: 200, y: 150)])
    #expect(touches.last?.fingers == [end] && touches.last?.phase == .ended)
    #expect(touches.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(abs(result.elapsed - 80.0 / 400) < 1e-9)
  }

  @Test func `a swipe stays on the screen`() throws {
    pad.automationFrame = CGRect(x: 0, y: 0, width: 20, height: 16)
    try perform(.swipe(.init(.up)))
    #expect(touches.last?.fingers == [CGPoint(x: 10, y: 0)])
  }

  @Test func `an endless movement is rejected before it begins`() throws {
    #expect(
      try failure(.swipe(.init(.up, velocity: 0.01)))
        == .invalidArgument(.tooSlow(duration: 8000, limit: 60)))
    #expect(rig.tree.events.isEmpty)
    #expect(rig.clock.now == 0)
  }

  // MARK: Two fingers

  func distance(_ fingers: [CGPoint]) -> Double {
    hypot(fingers[1].x - fingers[0].x, fingers[1].y - fingers[0].y)
  }

  @Test(arguments: [(2.0, 1.0), (0.5, -0.25), (4, 100), (1, 1)])
  func `a pinch changes the distance of two fingers exactly`(
    scale: Double, velocity: Double
  ) throws {
    let result = try perform(.pinch(.init(scale: scale, velocity: velocity)))
    let first = try #require(touches.first?.fingers)
    let last = try #require(touches.last?.fingers)
    #expect(abs(distance(last) / distance(first) - scale) < 1e-9)
    #expect(touches.allSatisfy { $0.fingers.allSatisfy(pad.automationFrame.contains) })
    #expect(abs(result.elapsed - abs(scale - 1) / abs(velocity)) < 1e-9)
    #expect(touches.count >= 7)
  }

  @Test(arguments: [(Double.pi / 2, 1.0), (-3 * Double.pi, 2.0), (20, 1e5)])
  func `a rotation moves two fingers by its angle, in small steps`(
    angle: Double, velocity: Double
  ) throws {
    try perform(.rotate(.init(angle: angle, velocity: velocity)))
    var turned = 0.0
    for (one, next) in zip(touches, touches.dropFirst()) {
      func angle(_ fingers: [CGPoint]) -> Double {
        atan2(fingers[1].y - fingers[0].y, fingers[1].x - fingers[0].x)
      }
      let step = remainder(angle(next.fingers) - angle(one.fingers), 2 * .pi)
      #expect(abs(step) < .pi / 2)
      turned += step
    }
    #expect(abs(turned - angle) < 1e-9)
  }

  // MARK: The mouse

  @Test func `a click moves the mouse there and presses a button`() throws {
    try perform(.click(.init(.secondary, count: 2)), modifiers: [.shift])
    let point = CGPoint(x: 200, y: 150)
    #expect(
      rig.tree.events == [
        .hover(point, .shift),
        .mouse(.init(.secondary, .began, at: point, clickCount: 1, modifiers: .shift)),
        .mouse(.init(.secondary, .ended, at: point, clickCount: 1, modifiers: .shift)),
        .mouse(.init(.secondary, .began, at: point, clickCount: 2, modifiers: .shift)),
        .mouse(.init(.secondary, .ended, at: point, clickCount: 2, modifiers: .shift)),
      ])
  }

  @Test func `the mouse hovers, scrolls and drags`() throws {
    try perform(.hover)
    try perform(.scroll(deltaX: 3, deltaY: -48), modifiers: .command)
    let point = CGPoint(x: 200, y: 150)
    #expect(
      rig.tree.events == [
        .hover(point, []), .hover(point, .command),
        .scroll(point, deltaX: 3, deltaY: -48, .command),
      ])
    try perform(
      .drag(Interaction.Drag(pressDuration: 0, to: .init(.one(.other, "bin")), pointer: .mouse)))
    guard case .mouse(let last)? = rig.tree.events.last else {
      Issue.record("no mouse")
      return
    }
    #expect(last == .init(.primary, .ended, at: CGPoint(x: 420, y: 120)))
  }

  @Test func `the modifiers held down are added to a key's own`() throws {
    try perform(.typeKey("a", modifiers: .control), modifiers: .shift)
    #expect(rig.tree.events == [.key("a", [.control, .shift])])
  }

  // MARK: Places

  @Test func `a position is relative to the frame, regardless of the element there`() throws {
    pad.automationIsEnabled = false
    let place = ElementPlace(
      normalizedOffset: CGPoint(x: 1, y: 0), offset: CGPoint(x: 120, y: 20))
    try perform(.tap(count: 1, touches: 1), at: place)
    #expect(touches.first?.fingers == [CGPoint(x: 420, y: 120)])
  }

  @Test(arguments: [
    CGPoint(x: -101, y: 0), CGPoint(x: 0, y: -101), CGPoint(x: 541, y: 0), CGPoint(x: 0, y: 285),
  ])
  func `a position off the screen is rejected`(offset: CGPoint) throws {
    let place = ElementPlace(normalizedOffset: .zero, offset: offset)
    guard case .outsideScreen(let element, let point, _) = try failure(.hover, at: place) else {
      Issue.record("hovered")
      return
    }
    #expect(element.identifier == "pad")
    #expect(point == CGPoint(x: 100 + offset.x, y: 100 + offset.y))
    #expect(rig.tree.events.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `an invalid position is rejected`(number: Double) throws {
    let place = ElementPlace(normalizedOffset: CGPoint(x: number, y: 0))
    #expect(try failure(.hover, at: place).code == .invalidArgument)
  }

  @Test func `the bottom right corner counts as on the screen`() throws {
    let place = ElementPlace(normalizedOffset: CGPoint(x: 1, y: 1))
    let call = PerformCall(.hover, on: .application, at: place, timeout: 0)
    _ = try rig.call(call)
    #expect(rig.tree.events == [.hover(CGPoint(x: 639.5, y: 383.5), [])])
  }

  @Test func `the upper edge of an element below the screen counts as on the element`() throws {
    let keyboard = FakeElement(
      .keyboard, id: "keyboard", frame: CGRect(x: 0, y: 384, width: 640, height: 160))
    keyboard.clip = keyboard.automationFrame
    rig.tree.root.add(keyboard)
    let place = ElementPlace(normalizedOffset: CGPoint(x: 0.5, y: 0))
    _ = try rig.call(PerformCall(.hover, on: .one(.keyboard, "keyboard"), at: place, timeout: 0))
    #expect(rig.tree.events == [.hover(CGPoint(x: 320, y: 384), [])])
  }

  // MARK: Scrolling into view

  @Test func `an element out of sight is scrolled into view first`() throws {
    pad.automationFrame.origin.y = 1000
    var scrolls = 0
    pad.onScrollIntoView = { [pad] in
      scrolls += 1
      pad.automationFrame.origin.y = 200
      return true
    }
    try perform(.tap(count: 1, touches: 1))
    #expect(touches.first?.fingers == [CGPoint(x: 200, y: 250)])
    try perform(.tap(count: 1, touches: 1))
    #expect(scrolls == 1)
  }

  @Test func `an element under a bar is scrolled, one under another element is not`() throws {
    let lid = FakeElement(.alert, id: "lid", frame: window.automationFrame)
    window.add(lid)
    var scrolls = 0
    pad.onScrollIntoView = {
      scrolls += 1
      return false
    }
    #expect(try failure(.tap(count: 1, touches: 1)).code == .notHittable)
    #expect(scrolls == 0)
    window.remove(lid)
    window.add(FakeElement(.tabBar, id: "bar", frame: pad.automationFrame))
    #expect(try failure(.tap(count: 1, touches: 1)).code == .notHittable)
    #expect(scrolls == 1)
  }

  // MARK: Sliders and wheels

  @Test func `a slider's thumb is dragged`() throws {
    pad.automationAdjustment = .slider(position: 0.5) { position in
      (CGPoint(x: 200, y: 150), CGPoint(x: 100 + 200 * position, y: 150))
    }
    try perform(.adjustSlider(position: 0.75))
    #expect(touches.first?.fingers == [CGPoint(x: 200, y: 150)])
    #expect(touches.last?.fingers == [CGPoint(x: 250, y: 150)])
    #expect(try failure(.adjustSlider(position: 1.5)).code == .invalidArgument)
  }

  @Test func `a wheel turns to an existing row`() throws {
    var turned: [String] = []
    pad.automationAdjustment = .wheel(rows: { ["Red", "Green"] }) { title in
      guard title != "Blue" else { return false }
      turned.append(title)
      return true
    }
    try perform(.adjustPickerWheel(value: "Green"))
    #expect(turned == ["Green"])
    guard
      case .cannotAdjust(_, .hasNoRow("Blue", rows: ["Red", "Green"], count: 2)) =
        try failure(.adjustPickerWheel(value: "Blue"))
    else {
      Issue.record("turned")
      return
    }
  }

  @Test func `an element of another type cannot be adjusted`() throws {
    guard case .cannotAdjust(_, .isNoSlider) = try failure(.adjustSlider(position: 0)),
      case .cannotAdjust(_, .isNoPickerWheel) = try failure(.adjustPickerWheel(value: "x"))
    else {
      Issue.record("adjusted")
      return
    }
  }

  @Test func `a date picker is set to a date that it permits`() throws {
    var dates: [Date] = []
    let latest = Date(timeIntervalSince1970: 1000)
    pad.automationAdjustment = .date(earliest: nil, latest: latest) { dates.append($0) }
    try perform(.adjustDate(latest))
    try perform(.adjustDate(Date(timeIntervalSince1970: -5)))
    #expect(dates == [latest, Date(timeIntervalSince1970: -5)])
    guard
      case .cannotAdjust(_, .isNoPermittedDate(earliest: nil, latest: 1000)) =
        try failure(.adjustDate(latest.addingTimeInterval(1)))
    else {
      Issue.record("adjusted")
      return
    }
    pad.automationAdjustment = nil
    guard case .cannotAdjust(_, .isNoDatePicker) = try failure(.adjustDate(latest)) else {
      Issue.record("adjusted")
      return
    }
  }

  @Test func `an accessibility action is performed by name`() throws {
    var performed = 0
    pad.actions = [
      "Delete": {
        performed += 1
        return true
      },
      "Sell": { false },
    ]
    // A screen reader reaches elements behind others.
    window.add(FakeElement(.alert, id: "lid", frame: window.automationFrame))
    try perform(.accessibilityAction(name: "Delete"))
    #expect(performed == 1)
    guard
      case .cannotAdjust(_, .hasNoAction(name: "Move", names: ["Delete", "Sell"])) =
        try failure(.accessibilityAction(name: "Move")),
      case .cannotAdjust(_, .actionFailed(name: "Sell")) =
        try failure(.accessibilityAction(name: "Sell"))
    else {
      Issue.record("performed")
      return
    }
  }

  @Test func `an element is scrolled into view without a touch`() throws {
    pad.automationFrame.origin.y = 1000
    #expect(try failure(.scrollIntoView).code == .notHittable)
    pad.onScrollIntoView = { [pad] in
      pad.automationFrame.origin.y = 200
      return true
    }
    try perform(.scrollIntoView)
    #expect(rig.tree.events.isEmpty)
  }

  // MARK: Afterwards

  @Test func `screen transitions finish before the answer`() throws {
    var isMoving = false
    rig.tree.onEvent = { _ in isMoving = true }
    rig.tree.onFinishMovements = { [rig] in
      if isMoving { rig.loop.pass(0.35) }
      isMoving = false
    }
    let result = try perform(.tap(count: 1, touches: 1))
    #expect(result.elapsed == 0.35)
  }

  @Test func `screen transitions finish before the interaction`() throws {
    var isMoving = true
    var wasMoving: Bool?
    rig.tree.onFinishMovements = { isMoving = false }
    rig.tree.onEvent = { _ in wasMoving = isMoving }
    try perform(.tap(count: 1, touches: 1))
    #expect(wasMoving == false)
  }

  @Test func `a wait ends after the screen transition that shows its element`() throws {
    var isMoving = true
    rig.tree.onFinishMovements = { [rig] in
      if isMoving { rig.loop.pass(0.5) }
      isMoving = false
    }
    let result = try rig.call(WaitCall(.one(.other, "pad"), until: .exists, timeout: 5))
    #expect(result.isSatisfied && result.elapsed == 0)
    #expect(!isMoving && rig.clock.now == 0.5)
  }
}
