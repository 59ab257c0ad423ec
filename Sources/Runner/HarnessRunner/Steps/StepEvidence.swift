import Foundation

/// The results of a step, for the report.
struct StepEvidence {
  /// The frame of the element that was touched or checked.
  var touched: CGRect?
  /// The text that a pressed or on-screen key has typed into a secure field.
  var secretKey: String?
  /// The launched app.
  var launched: RecordedLaunch?
}
