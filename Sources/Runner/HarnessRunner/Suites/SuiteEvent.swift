/// An event of a test in a Swift suite while its process runs.
enum SuiteEvent: Equatable {
  /// The test has begun.
  case began(String)
  /// The test has ended, or was skipped.
  case ended(String)
}
