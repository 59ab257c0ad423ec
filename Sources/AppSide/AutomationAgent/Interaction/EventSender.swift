import AppRuntime
import AutomationProtocol
import Foundation

/// Hands events to the toolkit, one after the other, and lets the app's time pass in between.
@MainActor
struct EventSender {
  let tree: any ElementTree
  let loop: EventLoop
  /// The modifier keys that are held down while fingers are on the screen.
  var modifiers: KeyModifiers = []

  /// How many events a second a moving finger gives, as on a device.
  private static let rate = 60.0
  /// However quick a movement is, this many events tell of it: a gesture begins, changes and ends.
  private static let leastSteps = 5

  /// Hands over an event; the app does what follows from it at once.
  func send(_ event: InputEvent) {
    tree.deliver(event.holding(modifiers))
    loop.settle()
  }

  /// Types a text; the app does what follows from it at once.
  ///
  /// - Returns: What nothing took any more.
  func type(_ text: String) -> Substring {
    defer { loop.settle() }
    return tree.type(text)
  }

  /// Lets time pass while nothing happens.
  ///
  /// - Parameter duration: In seconds of app time.
  func pass(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    loop.pass(duration)
    loop.settle()
  }

  /// Holds fingers or the mouse still, while the app goes on with whatever it does.
  ///
  /// - Parameter duration: In seconds of app time; real time passes too where timers that are not on the
  ///   app's clock may be due meanwhile.
  func hold(_ duration: TimeInterval) {
    guard duration > 0 else { return }
    loop.pass(until: loop.clock.now + duration)
  }

  /// Hands over the events of a movement, each at its time.
  ///
  /// - Parameters:
  ///   - duration: In seconds of app time.
  ///   - least: The least number of events.
  ///   - event: The event for a share of the way, from 0 to 1.
  func move(for duration: TimeInterval, least: Int = leastSteps, _ event: (Double) -> InputEvent) {
    let steps = max(least, Int((duration * Self.rate).rounded(.up)))
    for step in 1...steps {
      pass(duration / Double(steps))
      send(event(Double(step) / Double(steps)))
    }
  }
}

extension InputEvent {
  /// What fingers do, with modifier keys held down; a mouse and keys have their own.
  fileprivate func holding(_ modifiers: KeyModifiers) -> InputEvent {
    guard !modifiers.isEmpty, case .touches(var touches, let phase) = self else { return self }
    for index in touches.indices { touches[index].modifiers = modifiers }
    return .touches(touches, phase)
  }
}
