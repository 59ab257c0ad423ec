import AppRuntime
import Foundation
import TerminalUIKit

extension TestWindow {
  /// Leaves the window in the terminal, for a person to try, until Control-D is pressed.
  ///
  /// Meanwhile time passes as it does on the wall. Where there is no terminal, or the environment has
  /// `CI`, nothing happens, so a forgotten call hangs nothing there. Run one test alone (`--filter`) to
  /// have the terminal in peace.
  public func hold() {
    if !SnapshotCheck.isContinuousIntegration { HeldScreen(window).run() }
  }
}

/// Leaves the key window in the terminal, for a person to try, until Control-D is pressed.
///
/// Where there is no terminal, or the environment has `CI`, nothing happens.
@preconcurrency @MainActor
public func hold() {
  guard !SnapshotCheck.isContinuousIntegration, let window = UIApplication.shared.keyWindow else {
    return
  }
  HeldScreen(window).run()
}
