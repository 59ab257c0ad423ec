import AppRuntime
import AutomationProtocol
import Foundation

/// Delivers events to the toolkit, one after another, and lets app time pass in between.
@MainActor
struct EventSender {
  let tree: any ElementTree
  let loop: EventLoop
  /// The modifier keys held down while fingers are on the screen.
  var modifiers: KeyModifiers = []

  /// The number of events a second from a moving finger, as on a device.
  private static let rate = 60.0
  /// The minimum number of events in a movement, so that a gesture can begin, change and end.
  private static let leastSteps = 5

  /// Delivers an event; the app settles at once.
  func send(_ event: InputEvent) {
    tree.deliver(event.holding(modifiers))
    loop.settle()
  }

  /// Types text; the app settles at once.
  ///
  /// - Returns: The text left when nothing accepted it any more.
  func type(_ text: String) -> Substring {
    defer { loop.settle() }
    return tree.type(text)
  }

  /// Lets time pass without events.
  ///
  /// - Parameter duration: A duration in seconds of app time.
  func pass(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    loop.pass(duration)
    loop.settle()
  }

  /// Holds fingers or the mouse still while the app goes on working.
  ///
  /// - Parameter duration: A duration in seconds of app time; real time passes as well if timers
  ///   outside the app's clock may become due.
  func hold(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    loop.pass(until: loop.clock.now + duration)
  }

  /// Delivers the events of a movement, each at its time.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - least: The minimum number of events.
  ///   - event: Returns the event at a fraction of the movement, from 0 to 1.
  func move(for duration: TimeInterval, least: Int = leastSteps, _ event: (Double) -> InputEvent) {
    let steps = max(least, Int((duration * Self.rate).rounded(.up)))
    for step in 1...steps {
      pass(duration / Double(steps))
      send(event(Double(step) / Double(steps)))
    }
  }
}

extension InputEvent {
  /// Returns the event with modifier keys if it is a touch; mouse and key events have their own.
  fileprivate func holding(_ modifiers: KeyModifiers) -> InputEvent {
    guard !modifiers.isEmpty, case .touches(var touches, let phase) = self else { return self }
    for index in touches.indices { touches[index].modifiers = modifiers }
    return .touches(touches, phase)
  }
}
