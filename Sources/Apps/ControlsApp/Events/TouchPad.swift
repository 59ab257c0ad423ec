import Foundation
import TerminalUIKit

/// A view that reports the touches and mouse events it received, once the last one has ended.
final class TouchPad: UIView {
  private struct Finger {
    var start: CGPoint
    var end: CGPoint
  }

  var onGesture: ((String) -> Void)?

  private var fingers: [(touch: UITouch, way: Finger)] = []
  private var events = 0
  private var begin = 0.0
  private var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    isAccessibilityElement = true
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if fingers.isEmpty {
      begin = event?.timestamp ?? 0
      events = 0
    }
    for touch in touches {
      let point = touch.location(in: self)
      fingers.append((touch, Finger(start: point, end: point)))
      taps = touch.tapCount
    }
    events += 1
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    follow(touches)
    guard fingers.allSatisfy({ $0.touch.phase == .ended }) else { return }
    let duration = (event?.timestamp ?? 0) - begin
    onGesture?(
      "fingers \(fingers.count) taps \(taps) events \(events) seconds \(rounded(duration)) "
        + "buttons \(event?.buttonMask.rawValue ?? 0) keys \(event?.modifierFlags.rawValue ?? 0) "
        + ways)
    fingers = []
  }

  private func follow(_ touches: Set<UITouch>) {
    for index in fingers.indices where touches.contains(fingers[index].touch) {
      fingers[index].way.end = fingers[index].touch.location(in: self)
    }
    events += 1
  }

  private var ways: String {
    fingers.map(\.way).sorted { $0.start.x < $1.start.x }
      .map { "\(text($0.start))→\(text($0.end))" }.joined(separator: " ")
  }

  private func text(_ point: CGPoint) -> String { "(\(rounded(point.x)), \(rounded(point.y)))" }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
