import Foundation

/// A mark that identifies all processes that a process has started, even after they leave its group.
///
/// A process can leave its group, its session, its parents and its variables. But it hardly ever changes its
/// resource limits, and its children inherit them through every `fork` and `exec`. The mark is one of these
/// limits, RLIMIT_RTTIME: the time that a real-time process may run without a pause. Its value is too large
/// ever to be reached.
package struct FamilyMark: Hashable, Sendable {
  /// The variable in which a test gives an adapter the mark of its program.
  package static let variable = "UNDERSTUDY_FAMILY"

  /// The limit in microseconds; above 100,000 years.
  private let limit: UInt64

  /// Makes a random mark.
  package init() { limit = UInt64.random(in: Self.limits) }

  /// Reads a mark; returns `nil` if the text isn't a mark.
  package init?(_ text: String) {
    guard let limit = UInt64(text), Self.limits.contains(limit) else { return nil }
    self.limit = limit
  }

  /// The mark as a text.
  package var text: String { String(limit) }

  private static let limits = UInt64(1 << 62)...UInt64(Int64.max)

  #if os(Linux)
    /// RLIMIT_RTTIME, whose number is the same on all processors for which Swift supports Linux.
    private static let resource: UInt32 = 15
    private typealias Limit =
      @convention(c) (pid_t, UInt32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> Int32
    private static let change = dlsym(nil, "prlimit").map { unsafeBitCast($0, to: Limit.self) }

    /// Marks the processes that a body starts.
    ///
    /// Processes that other threads start meanwhile have the mark, too. Where changing the limit fails,
    /// nothing is marked.
    package func marking<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      var before = rlimit()
      guard let change = Self.change, change(0, Self.resource, nil, &before) == 0 else {
        return try body()
      }
      var marked = before
      marked.rlim_cur = rlim_t(limit)
      _ = change(0, Self.resource, &marked, nil)
      defer { _ = change(0, Self.resource, &before, nil) }
      return try body()
    }

    /// The current processes with the mark, except those of other users.
    package var processes: [pid_t] {
      guard let change = Self.change else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        var limits = rlimit()
        return change(process, Self.resource, nil, &limits) == 0 && limits.rlim_cur == limit
      }
    }
  #else
    /// Runs a body without marking anything.
    package func marking<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try body() }

    /// No processes.
    package var processes: [pid_t] { [] }
  #endif

  /// Kills the processes with the mark until there are no more, and waits until they have ended.
  ///
  /// - Parameter time: The longest time to wait in all.
  package func kill(upTo time: Duration) {
    let end = ContinuousClock.now + time
    // An ended process keeps its limits until its parent has collected its status.
    var killed: Set<pid_t> = []
    while ContinuousClock.now < end {
      let rest = processes.filter { !killed.contains($0) }
      guard !rest.isEmpty else { return }
      ProcessFamily.kill(rest, upTo: ContinuousClock.now.duration(to: end))
      killed.formUnion(rest)
    }
  }
}
