import Foundation

/// A trick and the result of its probe.
///
/// A trick that the toolchain no longer allows is off, and one line on standard error says so.
package struct ProbedTrick: Sendable {
  /// The trick.
  package let trick: ToolchainTrick
  /// The reason the trick is off, or `nil` if it works.
  package let change: ToolchainChange?

  /// Whether the feature works.
  package var isOn: Bool { change == nil }

  /// Runs a probe.
  ///
  /// Each trick keeps the result in a `static let`, so its probe runs once, at the first use.
  ///
  /// - Parameters:
  ///   - trick: The trick.
  ///   - disabled: The names of the tricks that are off without a probe.
  ///   - report: A closure that gets the line about a trick that is off.
  ///   - probe: A closure without side effects that throws what has changed.
  package init(
    _ trick: ToolchainTrick, disabled: Set<String> = DisabledTricks.names,
    report: (String) -> Void = Self.write, probe: () throws(ToolchainChange) -> Void
  ) {
    self.trick = trick
    do throws(ToolchainChange) {
      if disabled.contains(trick.name) { throw .disabled }
      try probe()
      change = nil
    } catch {
      change = error
      report(Self.line(about: trick, error))
    }
  }

  private static func line(about trick: ToolchainTrick, _ change: ToolchainChange) -> String {
    let reason =
      change == .disabled ? "\(change)" : "this Swift toolchain is not as expected (\(change))"
    return "understudy: '\(trick.name)' is off, because \(reason). \(trick.loss) "
      + "'./harness.sh doctor' of Understudy lists what depends on the toolchain."
  }

  /// Writes a line to standard error.
  package static func write(_ line: String) {
    // A closed standard error must not end the process.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
