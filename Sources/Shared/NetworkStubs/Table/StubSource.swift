/// A source of stubs; stubs of an earlier case are tried first.
public enum StubSource: Int, Sendable, Hashable, Codable, Comparable, CaseIterable {
  /// The running test.
  case test
  /// The app's own code.
  case app
  /// A file named in the launch arguments.
  case launch

  /// Returns whether stubs of a source are tried before those of another.
  public static func < (first: StubSource, second: StubSource) -> Bool {
    first.rawValue < second.rawValue
  }
}
