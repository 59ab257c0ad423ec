import Foundation
import TerminalUIKit

extension TestWindow {
  /// Shows the window in the terminal, where a person can use it, until Control-D is pressed.
  ///
  /// Meanwhile the app behaves as if it were used by hand: time passes in real time, timers fire,
  /// tasks and the main queue run, and a window that fills the screen follows the terminal's size.
  /// Without a terminal, or with `CI` in the environment, the method does nothing, so that a
  /// forgotten call can't hang there. Run a single test (`--filter`), because other tests write to the
  /// same terminal.
  ///
  /// - Note: In Swift Testing a synchronous test cannot let the main queue run; the last line of
  ///   the screen then recommends `await hold()` in an `async` test.
  public func hold() { HeldScreen.hold(window) }

  /// Shows the window in the terminal, where a person can use it, until Control-D is pressed.
  ///
  /// Meanwhile the app behaves as if it were used by hand: time passes in real time, timers fire,
  /// tasks and the main queue run, and a window that fills the screen follows the terminal's size.
  /// Without a terminal, or with `CI` in the environment, the method does nothing. It returns if
  /// the test is cancelled, for instance by a time limit.
  public func hold() async { await HeldScreen.hold(window) }
}

/// Shows the key window in the terminal, where a person can use it, until Control-D is pressed.
///
/// Without a terminal, or with `CI` in the environment, the method does nothing.
@preconcurrency @MainActor
public func hold() {
  if let window = UIApplication.shared.keyWindow { HeldScreen.hold(window) }
}

/// Shows the key window in the terminal, where a person can use it, until Control-D is pressed.
///
/// Without a terminal, or with `CI` in the environment, the method does nothing.
@MainActor
public func hold() async {
  if let window = UIApplication.shared.keyWindow { await HeldScreen.hold(window) }
}
