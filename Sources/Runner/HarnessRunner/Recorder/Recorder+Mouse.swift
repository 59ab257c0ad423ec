import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import TerminalEvents

/// Turns clicks, drags and scrolling into actions.
extension Recorder {
  /// The minimum duration of a long press.
  private static let longPress = Duration.milliseconds(500)
  /// The rows of cells that one notch of the wheel scrolls.
  private static let rowsOfNotch = 3.0

  func take(_ action: MouseAction, at time: ContinuousClock.Instant) throws {
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

  func tap(_ target: RecordingScene.Target) throws {
    let patience = patience(for: target.element)
    let field = scene.focused
    let result = try perform(.tap(count: 1, touches: 1), on: target.query)
    if let key = result.secretKey, let field {
      // A recording must not name the keys of a password.
      return try recordSecret(key, in: field, patience)
    }
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

  /// Drags an element to another, or swipes if the place scrolls or there is no other element.
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

  private static func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
