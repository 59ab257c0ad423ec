import Foundation
import Synchronization
import SystemShims

/// Runs the tests of this process under one seed after the other, each time in a new process, until they
/// fail.
///
/// So it works with both test libraries, and a test that fails under a seed can be repeated with that
/// seed alone.
struct SeedSweep {
  var seeds: ClosedRange<Int>

  /// The exit code of Swift Testing if no test matches the filter.
  private static let noTests = EX_UNAVAILABLE

  /// Returns whether a test process with these arguments runs tests, rather than listing them.
  static func runsTests(_ arguments: some Sequence<String>) -> Bool {
    let others: Set = ["--list-tests", "-l", "--dump-tests-json", "--help", "-h", "list"]
    return !arguments.contains { others.contains($0) }
  }

  /// Tries the seeds, and prints the tests' output for the first seed that fails, or else for the last.
  ///
  /// - Returns: The exit code of the tests under that seed.
  func run() -> Int32 {
    for seed in seeds {
      let log = NSTemporaryDirectory() + "/understudy-seed-\(getpid())-\(seed).log"
      defer { unlink(log) }
      let status = Self.run(seed: seed, log: log)
      if status == 0, seed < seeds.upperBound {
        Self.say("seed \(seed): the tests pass")
        continue
      }
      Self.show(log)
      Self.say(summary(of: seed, status: status))
      return status
    }
    return 0
  }

  /// Returns a sentence about the result.
  func summary(of seed: Int, status: Int32) -> String {
    switch status {
    case 0:
      seeds.count == 1
        ? "The tests pass with the seed \(seed)."
        : "The tests pass with all \(seeds.count) seeds, \(seeds.lowerBound) to \(seeds.upperBound)."
    case Self.noTests: "No test has such a name, so no seed was tried."
    default:
      "The tests fail with the seed \(seed), the first of \(seeds.lowerBound) to \(seeds.upperBound) to "
        + "fail. To repeat the failure: \(SeedPlan.seedVariable)=\(seed)"
    }
  }

  static func say(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }

  // MARK: The process of a seed

  /// The running process, which ends with this one.
  private static let child = Atomic<Int32>(0)

  private static func run(seed: Int, log: String) -> Int32 {
    var environment = ProcessInfo.processInfo.environment
    environment[SeedPlan.countVariable] = nil
    environment[SeedPlan.seedVariable] = "\(seed)"
    for number in [SIGTERM, SIGHUP] {
      signal(number) { number in
        let running = SeedSweep.child.load(ordering: .sequentiallyConsistent)
        if running > 0 { kill(running, number) }
        _exit(128 + number)
      }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier: Int32 = 0
    let problem = posix_spawn(
      &identifier, "/proc/self/exe", &actions, nil, arguments, variables)
    guard problem == 0 else {
      say(
        "The tests could not be started for the seed \(seed): \(String(cString: strerror(problem)))"
      )
      return EX_OSERR
    }
    child.store(identifier, ordering: .sequentiallyConsistent)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    child.store(0, ordering: .sequentiallyConsistent)
    let signalNumber = status & 0x7f
    return signalNumber == 0 ? (status >> 8) & 0xff : 128 + signalNumber
  }

  private static func show(_ log: String) {
    guard let data = FileManager.default.contents(atPath: log) else { return }
    try? FileHandle.standardOutput.write(contentsOf: data)
  }
}
