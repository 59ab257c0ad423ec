import AutomationProtocol
import Foundation

/// A remote control whose buttons are mapped to keys of the terminal's keyboard.
///
/// The arrows, page up and page down have keys of the same name; `select` is the Return key and
/// `menu` is Escape.
// Sendable is unchecked because of NSObject, which has no state.
open class XCUIRemote: NSObject, @unchecked Sendable {
  /// The buttons of the remote control.
  public typealias Button = XCUIRemoteButton

  /// The remote control.
  open class var shared: XCUIRemote { remote }

  private static let remote = XCUIRemote()

  /// Presses a button; the test fails if the button has no key.
  open func press(_ remoteButton: XCUIRemote.Button) { press(remoteButton, forDuration: 0) }

  /// Presses a button; the duration is ignored, because the keys of a terminal cannot be held down.
  ///
  /// - Parameters:
  ///   - remoteButton: The button.
  ///   - duration: The time, in seconds, which is ignored.
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
