import AutomationProtocol
import Foundation

/// A remote control, whose buttons are keys of the terminal's keyboard.
///
/// Arrows, page up and page down are themselves, `select` is the Return key and `menu` is Escape.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUIRemote: NSObject, @unchecked Sendable {
  /// The buttons.
  public typealias Button = XCUIRemoteButton

  /// The remote control.
  open class var shared: XCUIRemote { remote }

  private static let remote = XCUIRemote()

  /// Presses a button; where there is no key for it, the test fails.
  open func press(_ remoteButton: XCUIRemote.Button) { press(remoteButton, forDuration: 0) }

  /// Presses a button; a key of a terminal cannot be held, so the time does not count.
  ///
  /// - Parameters:
  ///   - remoteButton: The button.
  ///   - duration: How long, in seconds; it makes no difference.
  open func press(_ remoteButton: XCUIRemote.Button, forDuration duration: TimeInterval) {
    if remoteButton == .home { return XCUIDevice.shared.press(.home) }
    recording(or: ()) { test in
      guard let key = Self.keys[remoteButton] else {
        throw AutomationError(.noButton("\(remoteButton)"), of: "the remote control")
      }
      let front = try FrontmostApp(in: test)
      let call = PerformCall(
        .typeKey(key.rawValue, modifiers: []), on: .application, timeout: 0)
      _ = try front.ask(call, for: .acting(verb: "press a button of"))
    }
  }

  private static let keys: [XCUIRemoteButton: XCUIKeyboardKey] = [
    .up: .upArrow, .down: .downArrow, .left: .leftArrow, .right: .rightArrow, .select: .return,
    .menu: .escape, .pageUp: .pageUp, .pageDown: .pageDown,
  ]
}
