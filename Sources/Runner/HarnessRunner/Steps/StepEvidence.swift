import Foundation

/// What a step has done, for the report.
struct StepEvidence {
  /// The frame of the element that was touched or looked at.
  var touched: CGRect?
  /// What a key has typed into a secure field, on the keyboard on the screen or pressed by its name.
  var secretKey: String?
  /// What was launched.
  var launched: RecordedLaunch?
}
