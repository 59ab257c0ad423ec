import AutomationProtocol

/// Draws the screen for the report of a crash, each screen once.
///
/// An app that has crashed can no longer be asked what it showed.
@MainActor
struct ScreenReporter {
  /// The version of the tree that was drawn last.
  private var reported: UInt64?

  /// Draws the screen as text.
  ///
  /// - Returns: Nil when the screen was reported before, or cannot be drawn.
  mutating func report(of tree: any ElementTree) -> ScreenNotification? {
    guard tree.version != reported else { return nil }
    reported = tree.version
    // The screen is something extra: the call must not fail because of it.
    guard let capture = try? tree.capture(.text, of: nil) else { return nil }
    return ScreenNotification(text: String(decoding: capture.data, as: UTF8.self))
  }
}
