import Foundation

/// A fault, and the expected outcome at each step.
struct FaultRow: Sendable {
  /// An expected outcome: a word for the table, and the failure's text.
  struct Outcome: Sendable {
    var word: String
    /// The first sentences of the failure; several are possible, depending on where memory runs out.
    var texts: [String]
  }

  var fault: String
  /// The expected outcome at a step.
  var outcome: @Sendable (FaultStep) -> Outcome
  /// The launch arguments in addition to those of the login.
  var arguments: [String] = []
  /// Whether the test waits for a real-time limit.
  var waits = false

  /// All faults.
  static let all = [
    FaultRow(fault: "none") { _ in .passes },
    FaultRow(fault: "killed") { .ended($0, "SIGKILL (from outside, or the memory ran out)") },
    FaultRow(fault: "stopped", outcome: Outcome.silent, waits: true),
    FaultRow(fault: "crashing") { .ended($0, segmentationFault) },
    FaultRow(fault: "hanging", outcome: Outcome.silent, waits: true),
    FaultRow(fault: "out-of-memory") { .ended($0, segmentationFault, abort, failedCheck, trap) },
    FaultRow(fault: "out-of-descriptors") { step in
      step == .launch ? .ended(step, failedCheck, trap, abort, segmentationFault) : .passes
    },
    FaultRow(
      fault: "disk-full",
      outcome: { .refused($0, mayMount ? "No space left on device" : "File too large") },
      arguments: remembering),
    FaultRow(
      fault: "read-only",
      outcome: { step in
        // Only a mount keeps root from writing, and a container may not permit one.
        geteuid() == 0 && !mayMount
          ? .forbidden : .refused(step, mayMount ? "Read-only file system" : "Permission denied")
      }, arguments: remembering),
    FaultRow(fault: "pipe-cut", outcome: Outcome.cut, waits: true),
    FaultRow(fault: "split") { _ in .passes },
    FaultRow(fault: "delayed") { _ in .passes },
  ]

  /// The app writes a file after the login.
  private static let remembering = ["-model.remember", "YES"]
  private static let segmentationFault = "SIGSEGV (it used memory that is not its own)"
  private static let abort = "SIGABRT (it called abort(), as after a failed check)"
  private static let failedCheck =
    "SIGILL (a Swift runtime check failed, such as a nil that was unwrapped)"
  private static let trap =
    "SIGTRAP (a Swift runtime check failed, such as a nil that was unwrapped)"

  /// Whether this process has the capability `CAP_SYS_ADMIN`.
  private static let mayMount: Bool = {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("CapEff:\t") }
    let capabilities = line.flatMap { UInt64($0.dropFirst("CapEff:\t".count), radix: 16) } ?? 0
    return capabilities & (1 << 21) != 0
  }()
}

extension FaultRow.Outcome {
  /// The login succeeds.
  static let passes = Self(word: "passes", texts: [""])

  /// This machine doesn't permit the fault.
  static let forbidden = Self(
    word: "forbidden", texts: ["Failed to launch FaultyRelay: " + early("exited with status 69")])

  /// The app is ended by one of several signals.
  static func ended(_ step: FaultStep, _ signals: String...) -> Self {
    guard step != .launch else {
      return Self(
        word: "launch",
        texts: signals.map { "Failed to \(step.action): " + early("was ended by \($0)") })
    }
    return Self(
      word: "ended",
      texts: signals.map { signal in
        let verb = signal.hasPrefix("SIGKILL") ? "ended unexpectedly" : "crashed"
        return lost(step, "\(verb) during “\(step.request)”: it was ended by \(signal).")
      })
  }

  /// The app hasn't answered within the limit.
  static func silent(_ step: FaultStep) -> Self {
    let reason =
      switch step {
      case .launch: ""
      case .result: "Timed out while evaluating UI query. "
      default: "Timed out while synthesizing event. "
      }
    return Self(
      word: step == .launch ? "launch" : "silent",
      texts: [
        "Failed to \(step.action): \(reason)FaultyRelay has not answered for N s of real time during "
          + "“\(step.request)”, and was killed. Its main thread may be blocked."
      ])
  }

  /// The app has closed its output.
  static func cut(_ step: FaultStep) -> Self {
    let end = "closed its standard output"
    return step == .launch
      ? Self(word: "launch", texts: ["Failed to \(step.action): " + early(end)])
      : Self(
        word: "ended",
        texts: [lost(step, "ended unexpectedly during “\(step.request)”: it \(end).")])
  }

  /// The app can't write a file, and shows that; at the last step the file has been written.
  static func refused(_ step: FaultStep, _ reason: String) -> Self {
    step == .result ? .passes : Self(word: "refused", texts: ["Not remembered: \(reason)"])
  }

  private static func early(_ end: String) -> String {
    "FaultyRelay \(end) before it answered. Run it by hand to see why; if it printed nothing, it may "
      + "not link Understudy's agent."
  }

  private static func lost(_ step: FaultStep, _ sentence: String) -> String {
    "Failed to \(step.action): Lost connection to the application (pid N). FaultyRelay \(sentence)"
  }
}
