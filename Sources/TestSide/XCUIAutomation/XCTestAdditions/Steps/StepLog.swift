import Foundation

/// Writes what a test does, step by step, in the form of XCTest's own log:
/// `    t =     1.25s     Tap "Sign In" Button`.
///
/// Steps are written to standard output while XCTest runs a test. Under Swift Testing, whose tests
/// run side by side, nothing is written.
package enum StepLog {
  /// Whose step it is.
  package enum Origin: Sendable, Hashable {
    /// The test said so itself.
    case activity
    /// The automation did it: a tap, a wait, a launch.
    case automation
  }

  /// How much is written, by the value of `UNDERSTUDY_STEPS`.
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
        "\(variable) is '\(value)', which is none of \(known); it is taken as 'activities'.\n".utf8)
    )
    return .activities
  }()

  /// In how many steps we are.
  @TaskLocal private static var depth = 0

  /// Writes a step and does it; the steps within are written further to the right.
  ///
  /// - Parameters:
  ///   - text: What is done, such as `Tap "Sign In" Button`.
  ///   - origin: Whose step it is; the automation's are written when `UNDERSTUDY_STEPS` is `all`.
  ///   - body: Does it.
  /// - Returns: What the body returns.
  package static func step<Value, Failure: Error>(
    _ text: String, from origin: Origin = .automation, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    note(text, from: origin)
    let inner = detail.includes(origin) ? depth + 1 : depth
    return try $depth.withValue(inner) { Result(catching: body) }.get()
  }

  /// Writes a step that has no steps within.
  package static func note(_ text: String, from origin: Origin = .automation) {
    let elapsed = TestLifetimes.update { lifetime in
      lifetime.lastStep = text
      return lifetime.start.duration(to: .now)
    }
    guard let elapsed, detail.includes(origin) else { return }
    write(line(text, after: elapsed, depth: depth))
  }

  /// One line of the log.
  static func line(_ text: String, after elapsed: Duration, depth: Int) -> String {
    let indentation = String(repeating: "    ", count: depth)
    return String(format: "    t = %8.2fs ", elapsed / .seconds(1)) + indentation + shown(text)
  }

  // A step is one line, and what an app calls its elements must not reach the terminal as commands.
  private static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.properties.generalCategory == .control
      shown += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return shown
  }

  /// Writes a line among those that XCTest writes.
  static func write(_ line: String) {
    print(line)
    // XCTest writes each line out at once as well; a crash must not take the last ones along.
    fflush(nil)
  }
}
