import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

/// A test's trace as lines in the format of `understudy report`: its sessions with their messages, then the
/// test.
extension TestTrace {
  /// The version of the format.
  static let formVersion = 2

  /// Returns the first line of a file of traces.
  ///
  /// It marks the run as interrupted; the last line overrides this.
  static func head(started: Double) -> Data {
    encoded(Head(started: started)) + Data("\n".utf8)
  }

  /// Returns the last line of a file of traces.
  ///
  /// - Parameter duration: The time that the tests took, in seconds.
  static func end(duration: Double) -> Data {
    encoded(End(duration: duration)) + Data("\n".utf8)
  }

  /// Returns the line for the test's beginning, so that the trace of an interrupted process shows the test.
  ///
  /// - Parameter start: The start of the process's traces, in seconds since 1970.
  func beginning(since start: Double) -> Data {
    Self.encoded(Beginning(scenario: line(attempts: []), time: max(0, date - start)))
      + Data("\n".utf8)
  }

  private func line(attempts: [AttemptLine]) -> TestLine {
    TestLine(
      id: name.id, uri: name.suite, location: Place(line: 0), feature: name.suite,
      name: name.test, attempts: attempts)
  }

  /// Returns the lines of the test.
  ///
  /// - Parameters:
  ///   - hasFailed: Whether the test has failed.
  ///   - start: The start of the process's traces, in seconds since 1970.
  func lines(hasFailed: Bool, since start: Double) -> Data {
    let contents = current
    var text = Data()
    for session in contents.sessions {
      text += session.record(since: started, SecretRedactor()).text(attempt: 0)
    }
    let redactors = contents.sessions.map(\.session.redactor)
    func redact(_ text: String) -> String { redactors.reduce(text) { $1.redact($0) } }
    let status = hasFailed ? "failed" : "passed"
    var steps = contents.steps.enumerated().map { index, step in
      // An expected failure doesn't count.
      StepLine(step, number: index, suite: name.suite, mayFail: hasFailed, redact)
    }
    if status == "failed", !steps.contains(where: { $0.status == "failed" }) {
      // A report needs a failed step; a failed assertion follows the last call.
      var last = StepLine(
        Step(text: "the test's own assertions", start: duration, duration: 0),
        number: steps.count, suite: name.suite, mayFail: true, redact)
      last.status = "failed"
      last.message = "failed"
      last.screenBefore = contents.recordings.indices.last
      last.screen = last.screenBefore
      steps.append(last)
    }
    let attempt = AttemptLine(
      start: max(0, date - start), duration: duration, status: status, steps: steps,
      recordings: contents.recordings)
    return text + Self.encoded(line(attempts: [attempt])) + Data("\n".utf8)
  }

  private var duration: Double {
    current.steps.map { $0.start + $0.duration }.max() ?? 0
  }

  private static func encoded(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The values contain only texts and finite numbers, which JSON can represent.
    return (try? encoder.encode(value)) ?? Data("{}".utf8)
  }

  private struct Head: Encodable {
    let version = TestTrace.formVersion
    let kind = "run"
    var started: Double
    let duration = 0.0
    let isInterrupted = true
  }

  private struct End: Encodable {
    let kind = "end"
    var duration: Double
    let isInterrupted = false
  }

  private struct Beginning: Encodable {
    let kind = "begin"
    var scenario: TestLine
    var time: Double
  }

  private struct Place: Encodable { var line: Int }

  private struct TestLine: Encodable {
    var id: String
    var uri: String
    var location: Place
    var feature: String
    var name: String
    let tags: [String] = []
    var attempts: [AttemptLine]
  }

  private struct AttemptLine: Encodable {
    var start: Double
    var duration: Double
    var status: String
    var steps: [StepLine]
    let screens: [String] = []
    var recordings: [Recording]
    let log: [String] = []
    let worker = 0
  }

  private struct StepLine: Encodable {
    var id: String
    let keyword = ""
    var text: String
    var uri: String
    let location = Place(line: 0)
    let depth = 0
    var status: String
    var start: Double
    var duration: Double
    var message: String?
    var details: [String]
    var requests: [CallLine]
    var screenBefore: Int?
    var screen: Int?
    let log: [String] = []
    let arguments: [String] = []
    var resources: ProcessResources?

    init(
      _ step: Step, number: Int, suite: String, mayFail: Bool, _ redact: (String) -> String
    ) {
      id = "\(number)"
      text = redact(step.text)
      uri = suite
      status = mayFail && step.message != nil ? "failed" : "passed"
      start = step.start
      duration = step.duration
      message = step.message.map(redact)
      details = step.details.map(redact)
      requests = [
        CallLine(sentence: text, milliseconds: step.duration * 1000, appTime: step.appTime)
      ]
      screenBefore = step.before
      screen = step.after
      resources = step.resources
    }
  }

  private struct CallLine: Encodable {
    var sentence: String
    var milliseconds: Double
    var appTime: Double?
  }
}
