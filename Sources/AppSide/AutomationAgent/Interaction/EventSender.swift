import AppRuntime
import AutomationProtocol
import Foundation

/// Delivers the events of one interaction to the toolkit and lets app time pass between them.
///
/// The app settles between two events. The caller lets it settle before the first and after the last.
@MainActor
final class EventSender {
  let tree: any ElementTree
  let loop: EventLoop
  /// The modifier keys that are held down while fingers are on the screen.
  private let modifiers: KeyModifiers
  /// Whether the app may have something left to do from the last event.
  private var needsSettling = false

  /// The number of events a second from a moving finger, as on a device.
  private static let rate = 60.0
  /// The minimum number of events in a movement, so that a gesture can begin, change and end.
  private static let minimumSteps = 5

  /// Makes a sender for one interaction with an app that has settled.
  init(tree: any ElementTree, loop: EventLoop, modifiers: KeyModifiers = []) {
    self.tree = tree
    self.loop = loop
    self.modifiers = modifiers
  }

  /// Delivers an event.
  func send(_ event: InputEvent) {
    settle()
    tree.deliver(event.holding(modifiers))
    needsSettling = true
  }

  /// Types a text and lets the app settle, so that its screen and its focus can be read.
  ///
  /// - Returns: The rest of the text, beginning with the first character that no element accepted.
  func type(_ text: String) -> Substring {
    settle()
    let rest = tree.type(text)
    loop.settle()
    return rest
  }

  /// Lets the app settle, so that the effect of the last event can be read.
  func settle() {
    guard needsSettling else { return }
    loop.settle()
    needsSettling = false
  }

  /// Lets time pass without events.
  ///
  /// - Parameter duration: A duration in seconds of app time.
  func pass(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    settle()
    loop.pass(duration)
    needsSettling = true
  }

  /// Holds fingers or the mouse still while the app keeps working.
  ///
  /// - Parameter duration: A duration in seconds of app time; real time passes as well if timers
  ///   outside the app's clock may become due.
  func hold(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    // This settles first.
    loop.pass(until: loop.clock.now + duration)
    needsSettling = true
  }

  /// Delivers the events of a movement, each at its time.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds of app time.
  ///   - minimum: The minimum number of events.
  ///   - event: Returns the event at a fraction of the movement, from 0 to 1.
  func move(
    for duration: TimeInterval, minimum: Int = minimumSteps, _ event: (Double) -> InputEvent
  ) {
    let steps = max(minimum, Int((duration * Self.rate).rounded(.up)))
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
