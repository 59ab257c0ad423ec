import Foundation
import TerminalUIKit

extension TestWindow {
  /// Leaves the window in the terminal, for a person to try, until Control-D is pressed.
  ///
  /// Meanwhile everything goes on as in an app that is used by hand: time passes as it does on the wall,
  /// timers fire, tasks and the main queue run, and a window as big as the screen follows the terminal's
  /// size. Where there is no terminal, or the environment has `CI`, nothing happens, so a forgotten call
  /// hangs nothing there. Run one test alone (`--filter`) to have the terminal in peace.
  ///
  /// - Note: In Swift Testing a test that is not asynchronous cannot let the main queue run; the last line
  ///   of the screen then says that `await hold()`, in an `async` test, does.
  public func hold() { HeldScreen.hold(window) }

  /// Leaves the window in the terminal, for a person to try, until Control-D is pressed.
  ///
  /// Meanwhile everything goes on as in an app that is used by hand: time passes as it does on the wall,
  /// timers fire, tasks and the main queue run, and a window as big as the screen follows the terminal's
  /// size. Where there is no terminal, or the environment has `CI`, nothing happens. A test that is
  /// cancelled, as by a time limit, goes on.
  public func hold() async { await HeldScreen.hold(window) }
}

/// Leaves the key window in the terminal, for a person to try, until Control-D is pressed.
///
/// Where there is no terminal, or the environment has `CI`, nothing happens.
@preconcurrency @MainActor
public func hold() {
  if let window = UIApplication.shared.keyWindow { HeldScreen.hold(window) }
}

/// Leaves the key window in the terminal, for a person to try, until Control-D is pressed.
///
/// Where there is no terminal, or the environment has `CI`, nothing happens.
@MainActor
public func hold() async {
  if let window = UIApplication.shared.keyWindow { await HeldScreen.hold(window) }
}
