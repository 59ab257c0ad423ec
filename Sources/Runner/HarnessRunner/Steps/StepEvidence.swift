import Foundation

/// What a step has done, for the report.
struct StepEvidence {
  /// The frame of the element that was touched or looked at.
  var touched: CGRect?
  /// What was launched.
  var launched: RecordedLaunch?
}
