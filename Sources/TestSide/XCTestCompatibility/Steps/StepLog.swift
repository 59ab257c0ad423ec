import Foundation
import Synchronization
import Testing

/// Writes the steps of a test in the form of XCTest's own log.
///
/// For example: `    t =     1.25s     Tap "Sign In" Button`. Steps are written to standard output while a
/// test runs. In Swift Testing, where tests run in parallel, they are written only on request, each with
/// its test's name.
package enum StepLog {
  /// The origin of a step.
  package enum Origin: Sendable, Hashable {
    /// The test itself named the step.
    case activity
    /// The automation performed the step: a tap, a wait, a launch.
    case automation
  }

  /// The level of detail, from the value of `UNDERSTUDY_STEPS`.
  enum Detail: String, CaseIterable {
    case none, activities, all

    func includes(_ origin: Origin) -> Bool {
      switch self {
      case .none: false
      case .activities: origin == .activity
      case .all: true
      }
    }
  }

  static let variable = "UNDERSTUDY_STEPS"

  static let detail: Detail = {
    guard let value = ProcessInfo.processInfo.environment[variable], !value.isEmpty else {
      return .activities
    }
    if let detail = Detail(rawValue: value) { return detail }
    let known = Detail.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    FileHandle.standardError.write(
      Data(
        "\(variable) is '\(value)', which isn't one of \(known). Using 'activities'.\n".utf8)
    )
    return .activities
  }()

  /// Whether the automation's steps are written.
  package static var includesAutomation: Bool { detail.includes(.automation) }

  /// The nesting depth of the current step.
  @TaskLocal private static var depth = 0

  /// Writes a step and runs it; nested steps are indented.
  ///
  /// - Parameters:
  ///   - text: The description of the step, such as `Tap "Sign In" Button`.
  ///   - origin: The origin of the step; the automation's steps are written if `UNDERSTUDY_STEPS` is
  ///     `all`.
  ///   - body: The block to run.
  /// - Returns: The value that the block returns.
  package static func step<Value, Failure: Error>(
    _ text: String, from origin: Origin = .automation, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    note(text, from: origin)
    let inner = detail.includes(origin) ? depth + 1 : depth
    return try $depth.withValue(inner) { Result(catching: body) }.get()
  }

  /// Writes a step without nested steps.
  package static func note(_ text: String, from origin: Origin = .automation) {
    let text = FailureRedaction.redact(text)
    let elapsed = TestLifetimes.update { lifetime in
      lifetime.lastStep = text
      return lifetime.start.duration(to: .now)
    }
    guard detail.includes(origin) else { return }
    if let elapsed {
      write(line(text, after: elapsed, depth: depth))
    } else if detail == .all, let test = Test.current {
      let now = ContinuousClock.now
      let first = firstSteps.withLock { steps in
        let first = steps[test.id] ?? now
        steps[test.id] = first
        return first
      }
      write("\(test.name):" + line(text, after: first.duration(to: now), depth: depth))
    }
  }

  /// The times of the first steps of Swift Testing tests, whose starts aren't announced.
  private static let firstSteps = Mutex<[Test.ID: ContinuousClock.Instant]>([:])

  /// Returns one line of the log.
  static func line(_ text: String, after elapsed: Duration, depth: Int) -> String {
    let indentation = String(repeating: "    ", count: depth)
    return String(format: "    t = %8.2fs ", elapsed / .seconds(1)) + indentation + shown(text)
  }

  // A step is one line, and names of elements must not reach the terminal as control sequences.
  private static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      shown += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown
  }

  /// Writes a line to standard output, as XCTest does.
  static func write(_ line: String) {
    print(line)
    // Like XCTest, this flushes each line, so that the last ones aren't lost in a crash.
    fflush(nil)
  }
}
