import AutomationProtocol

/// Draws the screen for crash reports, each screen once.
///
/// An app that has crashed can no longer be asked for its screen.
@MainActor
struct ScreenReporter {
  /// The version of the tree drawn last.
  private var reported: UInt64?

  /// Draws the screen as text.
  ///
  /// - Returns: The notification; `nil` if the screen was reported before or can't be drawn.
  mutating func report(of tree: any ElementTree) -> ScreenNotification? {
    guard tree.version != reported else { return nil }
    reported = tree.version
    // The report is optional, so a failure to draw must not fail the call.
    guard let capture = try? tree.capture(.text, of: nil) else { return nil }
    return ScreenNotification(text: String(decoding: capture.data, as: UTF8.self))
  }
}
