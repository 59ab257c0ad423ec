import Foundation

/// A mark by which all that a process has started is known, wherever it has gone.
///
/// A process can leave its group, its session, its parents and its variables. But it hardly ever touches its
/// resource limits, and its children inherit them through every `fork` and `exec`. The mark is one of them,
/// RLIMIT_RTTIME: the time that a real-time process may run without a pause. Its value is longer than any machine
/// lives.
package struct FamilyMark: Hashable, Sendable {
  /// The variable by which a test tells an adapter the mark of its program.
  package static let variable = "UNDERSTUDY_FAMILY"

  /// In microseconds; above 100,000 years.
  private let limit: UInt64

  /// Makes a mark that nobody else has.
  package init() { limit = UInt64.random(in: Self.limits) }

  /// Reads a mark; nil if the text is none.
  package init?(_ text: String) {
    guard let limit = UInt64(text), Self.limits.contains(limit) else { return nil }
    self.limit = limit
  }

  /// The mark as a text.
  package var text: String { String(limit) }

  private static let limits = UInt64(1 << 62)...UInt64(Int64.max)

  #if os(Linux)
    /// The resource's number, RLIMIT_RTTIME, the same on all processors that Linux runs Swift on.
    private static let resource: UInt32 = 15
    private typealias Limit =
      @convention(c) (pid_t, UInt32, UnsafePointer<rlimit>?, UnsafeMutablePointer<rlimit>?) -> Int32
    private static let change = dlsym(nil, "prlimit").map { unsafeBitCast($0, to: Limit.self) }

    /// Marks what a body starts.
    ///
    /// What other threads start meanwhile has the mark, too. On a system that limits the time anyway, nothing is
    /// marked.
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

    /// The processes that have the mark now, without those of other users.
    package var processes: [pid_t] {
      guard let change = Self.change else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        var limits = rlimit()
        return change(process, Self.resource, nil, &limits) == 0 && limits.rlim_cur == limit
      }
    }
  #else
    /// Runs a body; nothing is marked.
    package func marking<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result { try body() }

    /// None.
    package var processes: [pid_t] { [] }
  #endif

  /// Kills the processes that have the mark, until none is left, and waits until they have ended.
  ///
  /// - Parameter time: The longest time to wait in all.
  package func kill(upTo time: Duration) {
    let end = ContinuousClock.now + time
    // One that has ended keeps its limits until its parent has learned of it.
    var killed: Set<pid_t> = []
    while ContinuousClock.now < end {
      let rest = processes.filter { !killed.contains($0) }
      guard !rest.isEmpty else { return }
      ProcessFamily.kill(rest, upTo: ContinuousClock.now.duration(to: end))
      killed.formUnion(rest)
    }
  }
}
