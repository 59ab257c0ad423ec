import Foundation

/// The processes that a process has started, directly or through others, as listed by the kernel.
package enum ProcessFamily {
  /// Returns the descendants of a process, nearest first, including those that have ended and whose status
  /// hasn't been collected.
  ///
  /// A process that leaves its group and its session stays its parent's child. Only processes whose parent
  /// has ended are missing, unless the given process adopts orphans.
  package static func descendants(of process: pid_t) -> [pid_t] {
    var found: [pid_t] = []
    var next = children(of: process)
    while !next.isEmpty, found.count < limit {
      found += next
      next = next.flatMap(children)
    }
    return found
  }

  /// Returns the children of all threads of a process.
  package static func children(of process: pid_t) -> [pid_t] {
    threads(of: process).flatMap { thread -> [pid_t] in
      let path = "/proc/\(process)/task/\(thread)/children"
      guard let data = FileManager.default.contents(atPath: path) else { return [] }
      return String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// Returns the identifiers of a process's threads; empty if the process has ended.
  package static func threads(of process: pid_t) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
  }

  /// Returns whether a process is stopped, as by SIGSTOP, until it is continued.
  package static func isStopped(_ process: pid_t) -> Bool {
    state(ofTask: "/proc/\(process)") == "T"
  }

  /// Returns the letter for the state of a process or thread, as in proc(5), or `nil` if it has ended.
  ///
  /// - Parameter folder: The kernel's folder for it: `/proc/PID`, or `/proc/PID/task/TID`.
  package static func state(ofTask folder: String) -> Character? {
    guard let data = FileManager.default.contents(atPath: "\(folder)/stat") else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    // The state follows the name, which may contain any characters.
    return text.lastIndex(of: ")").flatMap { text[$0...].dropFirst(2).first }
  }

  /// Kills processes, and waits until they have ended.
  ///
  /// - Parameter limit: The longest time to wait in all, because a process that the system keeps, or one of
  ///   another user, may never end.
  package static func kill(_ processes: [pid_t], upTo limit: Duration) {
    wait(for: processes, upTo: limit) {
      for process in processes { _ = Foundation.kill(process, SIGKILL) }
    }
  }

  /// Waits until processes have ended.
  ///
  /// - Parameters:
  ///   - limit: The longest time to wait in all.
  ///   - begin: Called once all of them are identified by descriptors, which later processes can't share.
  package static func wait(
    for processes: [pid_t], upTo limit: Duration, _ begin: () -> Void = {}
  ) {
    let descriptors = processes.compactMap { ProcessDescriptor.open($0) }
    begin()
    let end = ContinuousClock.now + limit
    for descriptor in descriptors {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let rest = max(.zero, ContinuousClock.now.duration(to: end)) / .milliseconds(1)
      _ = poll(&entry, 1, Int32(min(rest, Double(Int32.max))))
      close(descriptor)
    }
  }

  /// Makes the calling process the parent of its descendants whose own parents end.
  ///
  /// - Returns: Whether the system supports this.
  @discardableResult
  package static func adoptOrphans() -> Bool {
    // Swift doesn't import functions with variadic arguments.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return false }
    return unsafeBitCast(symbol, to: Control.self)(setChildSubreaper, 1, 0, 0, 0) == 0
  }

  /// Linux's PR_SET_CHILD_SUBREAPER.
  private static let setChildSubreaper: Int32 = 36

  /// The maximum number of processes to list, in case a program starts them faster than they can be listed.
  private static let limit = 10_000
}
