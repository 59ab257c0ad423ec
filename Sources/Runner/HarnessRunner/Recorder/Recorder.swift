import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import TerminalEvents

/// Carries out on an app what a person does at the terminal, and keeps it as steps.
///
/// The person sees the app as a test does, and each key and click becomes what a test would do: the
/// recording and the app can't disagree.
final class Recorder {
  private let session: AppSession
  /// What was done and expected so far.
  private(set) var steps: [RecordedStep] = []
  /// What was typed into secure fields, by the key that a recording has in its place.
  private(set) var secrets: [String: String] = [:]
  /// What the person should know of the last key or click, if anything.
  private(set) var message: String?
  /// Whether the next click, or the key once more, says what to expect.
  private(set) var isExpecting = false
  private(set) var scene: RecordingScene
  /// The screen after the last step, and the time since then, in seconds of app time.
  private var lastScene: RecordingScene
  private var elapsed = 0.0
  private var pressed: (place: CGPoint, time: ContinuousClock.Instant)?
  private let cellSize: CGSize

  /// What is left of the time after a step that a replay needs no words to wait for, in seconds.
  private static let unnoticed = 0.4
  /// How long a button is held down at least for a long press.
  private static let longPress = Duration.milliseconds(500)
  /// The rows of a list that a notch of the wheel turns by.
  private static let rowsOfNotch = 3.0
  static let actionTimeout = 1.0

  init(_ session: AppSession, cellSize: CGSize) throws {
    self.session = session
    self.cellSize = cellSize
    scene = RecordingScene(try session.call(SnapshotCall(.application)).snapshot)
    lastScene = scene
  }

  /// Takes what a person did.
  ///
  /// - Parameter time: When it was done.
  /// - Throws: `AppSessionError` when the app has ended; what the app refuses becomes a message.
  func take(_ input: TerminalInput, at time: ContinuousClock.Instant = .now) throws {
    message = nil
    do {
      switch input {
      case .key(let stroke): try take(stroke)
      case .paste(let text): try type(text)
      case .mouse(let action): try take(action, at: time)
      }
    } catch let failure as AutomationFailure {
      message = failure.message
      try look()
    }
  }

  /// Lets the app's time go on.
  func pass(_ seconds: Double) throws {
    elapsed += seconds
    _ = try session.call(PassTimeCall(seconds: seconds), timeout: seconds)
    try look()
  }

  /// Begins to expect something, or expects what has the focus if it has begun.
  func expectNext() throws {
    message = nil
    guard isExpecting else {
      isExpecting = true
      return
    }
    isExpecting = false
    guard let focused = scene.focused else {
      message = "nothing has the focus; click on what should be there"
      return
    }
    expect(focused)
  }

  func stopExpecting() { isExpecting = false }

  // MARK: Keys

  private func take(_ stroke: KeyStroke) throws {
    guard let name = KeyName(stroke) else {
      message = "no step presses this key"
      return
    }
    let focus = scene.focused
    let field = focus.flatMap { Self.takesText($0.element) ? $0 : nil }
    switch stroke.key {
    case .character(let character) where stroke.modifiers.isSubset(of: .shift) && field != nil:
      try type(String(character))
    case .enter where field?.element.elementType == .textView: try type("\n")
    case .character(" "), .enter:
      // The focused button is what a reader would tap.
      if let focus, field == nil, Self.isPressed.contains(focus.element.elementType) {
        try tap(focus)
      } else {
        try press(name, in: field)
      }
    case .backspace where field != nil && stroke.modifiers.isEmpty:
      try deleteBackward(in: field)
    default: try press(name, in: field)
    }
  }

  private func type(_ text: String) throws {
    guard let field = scene.focused, Self.takesText(field.element) else {
      message = "nothing that takes text has the keyboard focus"
      return
    }
    let patience = patience(for: field.element)
    try perform(.typeText(text), on: field.query)
    guard field.element.elementType == .secureTextField else {
      return try record(.type(text, into: field.query), patience)
    }
    let key = secretKey(for: field)
    secrets[key, default: ""] += text
    try record(.typeSecret(key: key, into: field.query), patience)
  }

  private func deleteBackward(in field: RecordingScene.Target?) throws {
    guard let field else { return }
    try perform(.typeKey("\u{8}", modifiers: []), on: .application)
    if case .typeSecret(let key, field.query)? = steps.last?.action, secrets[key] != nil {
      secrets[key]?.removeLast()
      if secrets[key]?.isEmpty == true {
        secrets[key] = nil
        steps.removeLast()
      }
    } else if !steps.deleteTyped(in: field.query) {
      steps.record(RecordedStep(.key(KeyName(key: "\u{8}", modifiers: []))))
    }
    try finishStep()
  }

  /// Presses a key; one that only moves the focus is no step, because steps name their elements.
  private func press(_ name: KeyName, in field: RecordingScene.Target?) throws {
    let before = scene
    try perform(.typeKey(name.key, modifiers: name.modifiers), on: .application)
    try look()
    let staysInField =
      field != nil && scene.focused?.element.identity == field?.element.identity
    guard staysInField || !scene.showsTheSame(as: before) else { return }
    try record(.key(name), nil)
  }

  // MARK: Mouse

  private func take(_ action: MouseAction, at time: ContinuousClock.Instant) throws {
    switch action.kind {
    case .down(button: 0): pressed = (action.location, time)
    case .up(button: 0):
      guard let pressed else { return }
      self.pressed = nil
      if isExpecting {
        isExpecting = false
        guard let target = scene.target(at: action.location) else {
          message = "nothing there has a name"
          return
        }
        expect(target)
      } else if abs(action.location.x - pressed.place.x) >= 2 * cellSize.width
        || abs(action.location.y - pressed.place.y) >= cellSize.height
      {
        try drag(from: pressed.place, to: action.location)
      } else {
        try click(pressed.place, held: time - pressed.time)
      }
    case .up(button: 2):
      guard let target = scene.target(at: action.location) else { return }
      let patience = patience(for: target.element)
      try perform(.click(.init(.secondary)), on: target.query)
      try record(.rightClick(target.query), patience)
    case .scrolled(let dx, let dy):
      guard let scroller = scene.scroller(at: action.location) else { return }
      let x = Double(dx) * cellSize.width * Self.rowsOfNotch
      let y = Double(dy) * cellSize.height * Self.rowsOfNotch
      try perform(.scroll(deltaX: x, deltaY: y), on: scroller.query)
      try record(.scroll(scroller.query, deltaX: x, deltaY: y), nil)
    case .down, .up, .dragged, .moved: break
    }
  }

  private func click(_ point: CGPoint, held: Duration) throws {
    guard let target = scene.target(at: point) else {
      return try tapPlace(point, of: scene.application)
    }
    switch target.element.elementType {
    case .slider: try set(target, at: point)
    case .image, .pageIndicator, .map, .colorWell, .other: try tapPlace(point, of: target)
    default:
      guard held >= Self.longPress else { return try tap(target) }
      let seconds = (held.seconds * 10).rounded() / 10
      let patience = patience(for: target.element)
      try perform(.press(duration: seconds), on: target.query)
      try record(.press(target.query, seconds: seconds), patience)
    }
  }

  private func tap(_ target: RecordingScene.Target) throws {
    let patience = patience(for: target.element)
    try perform(.tap(count: 1, touches: 1), on: target.query)
    try record(.tap(target.query, count: 1), patience)
  }

  private func tapPlace(_ point: CGPoint, of target: RecordingScene.Target) throws {
    let frame = target.element.frame
    guard frame.width > 0, frame.height > 0 else { return }
    let place = CGPoint(
      x: Self.hundredths((point.x - frame.minX) / frame.width),
      y: Self.hundredths((point.y - frame.minY) / frame.height))
    let patience = patience(for: target.element)
    try perform(
      .tap(count: 1, touches: 1), on: target.query, at: ElementPlace(normalizedOffset: place))
    try record(.tapPlace(target.query, place), patience)
  }

  private func set(_ slider: RecordingScene.Target, at point: CGPoint) throws {
    let frame = slider.element.frame
    let share = Self.hundredths(min(1, max(0, (point.x - frame.minX) / max(1, frame.width))))
    let patience = patience(for: slider.element)
    try perform(.adjustSlider(position: share), on: slider.query)
    try record(.setSlider(slider.query, percent: Int((share * 100).rounded())), patience)
  }

  /// Drags an element to another; over something that scrolls, and from a place to nowhere, it is a
  /// swipe.
  private func drag(from start: CGPoint, to end: CGPoint) throws {
    let target = scene.target(at: start) ?? scene.application
    if target.element.elementType == .slider { return try set(target, at: end) }
    if let destination = scene.target(at: end), destination.query != target.query,
      scene.scroller(at: start) == nil, target.query != .application
    {
      try perform(
        .drag(.init(pressDuration: 0.5, to: .init(destination.query))), on: target.query)
      return try record(.drag(target.query, to: destination.query), nil)
    }
    let isHorizontal = abs(end.x - start.x) > abs(end.y - start.y)
    let direction: Interaction.Swipe.Direction =
      isHorizontal ? (end.x > start.x ? .right : .left) : (end.y > start.y ? .down : .up)
    let swiped = isHorizontal ? target : scene.scroller(at: start) ?? target
    try perform(.swipe(.init(direction)), on: swiped.query)
    try record(.swipe(direction, swiped.query), nil)
  }

  // MARK: Steps

  private func expect(_ target: RecordingScene.Target) {
    let element = target.element
    let text = element.value?.text ?? ""
    let expectation: RecordedAction.Expectation =
      switch element.elementType {
      case .switch, .toggle, .checkBox: .isOn(text == "1")
      case .textField, .textView, .searchField, .comboBox:
        text.stepString == nil ? .exists : .showsValue(text)
      case .slider, .pickerWheel, .progressIndicator, .datePicker, .stepper, .pageIndicator:
        text.stepString == nil || text.isEmpty ? .exists : .hasValue(text)
      case .button: .isEnabled
      // What is found by its label says already what it reads.
      case .staticText where target.query != ElementQuery.labelled(element):
        element.label.stepString == nil ? .exists : .showsLabel(element.label)
      default: .exists
      }
    let known = lastScene.element(element.identity)
    let hasChanged = known?.label != element.label || known?.value != element.value
    let patience = hasChanged && elapsed > Self.unnoticed ? seconds(after: elapsed) : nil
    let isButton = element.elementType == .button && !element.isEnabled
    steps.record(
      RecordedStep(.expect(isButton ? .exists : expectation, of: target.query), patience: patience))
  }

  private func perform(
    _ interaction: Interaction, on query: ElementQuery, at place: ElementPlace? = nil
  ) throws {
    let call = PerformCall(interaction, on: query, at: place, timeout: Self.actionTimeout)
    _ = try session.call(call, timeout: Self.actionTimeout)
  }

  private func record(_ action: RecordedAction, _ patience: Int?) throws {
    steps.record(RecordedStep(action, patience: patience))
    try finishStep()
  }

  private func finishStep() throws {
    try look()
    lastScene = scene
    elapsed = 0
  }

  func look() throws {
    scene = RecordingScene(try session.call(SnapshotCall(.application)).snapshot)
  }

  /// How long a replay must be ready to wait for an element, because it wasn't there, or didn't react,
  /// right after the last step.
  private func patience(for element: ElementAttributes) -> Int? {
    guard elapsed > Self.unnoticed else { return nil }
    if let known = lastScene.element(element.identity), known.isEnabled { return nil }
    return seconds(after: elapsed)
  }

  private func seconds(after elapsed: Double) -> Int { Int(elapsed.rounded(.up)) + 2 }

  /// The key for what is being typed into a secure field: a new one when the person comes back to it.
  private func secretKey(for field: RecordingScene.Target) -> String {
    if case .typeSecret(let key, field.query)? = steps.last?.action { return key }
    let name =
      [field.element.identifier, field.element.label, field.element.placeholderValue ?? ""]
      .first { !$0.isEmpty } ?? "secret"
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    let key = "testing." + words.joined(separator: "-")
    if secrets[key] == nil { return key }
    return (2...).lazy.map { "\(key)-\($0)" }.first { self.secrets[$0] == nil } ?? key
  }

  private static func takesText(_ element: ElementAttributes) -> Bool {
    element.hasKeyboardFocus
      && [.textField, .secureTextField, .textView, .searchField, .comboBox]
        .contains(element.elementType)
  }

  private static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private static let isPressed: Set<ElementType> = [
    .button, .cell, .switch, .toggle, .checkBox, .radioButton, .link, .menuItem, .tab,
    .popUpButton, .menuButton, .disclosureTriangle,
  ]
}

extension ElementQuery {
  /// The query that finds an element by its label alone.
  fileprivate static func labelled(_ element: ElementAttributes) -> ElementQuery {
    ElementQuery(steps: [
      .descendants(element.elementType), .matching(.identified(by: element.label)),
    ])
  }
}
