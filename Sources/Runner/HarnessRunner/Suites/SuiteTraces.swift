import Foundation
import Gherkin
import Traces

/// The traces that processes of Swift suites have written (`UNDERSTUDY_TRACE`), one file per process.
struct SuiteTraces {
  private let folder: String

  init(folder: String) { self.folder = folder }

  /// Returns the processes' files in a trace's folder, oldest first by name.
  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("run-") && $0.hasSuffix(".jsonl") }.sorted()
      .map { folder + "/" + $0 }
  }

  /// Removes the files of earlier processes.
  func clear() {
    for file in Self.files(in: folder) { try? FileManager.default.removeItem(atPath: file) }
  }

  /// Adds the processes' traces to the records of tests, attempt by attempt.
  func add(to run: inout RunRecord) {
    var traced: [String: [(date: Double, attempt: AttemptRecord)]] = [:]
    for file in Self.files(in: folder) {
      guard let data = FileManager.default.contents(atPath: file),
        let part = try? JSONLinesReport.run(
          from: String(decoding: data, as: UTF8.self), makesScreens: false)
      else { continue }
      for test in part.scenarios {
        traced[test.id, default: []] += test.attempts.map { (part.started + $0.start, $0) }
      }
    }
    for id in traced.keys { traced[id]?.sort { $0.date < $1.date } }
    for index in run.scenarios.indices {
      let record = run.scenarios[index]
      let id = record.repetition.map { String(record.id.dropLast("/\($0)".count)) } ?? record.id
      for number in record.attempts.indices where traced[id]?.isEmpty == false {
        guard let found = traced[id]?.removeFirst() else { continue }
        run.scenarios[index].attempts[number].take(found.attempt)
        run.scenarios[index].attempts[number].start = max(0, found.date - run.started)
      }
    }
  }
}

extension AttemptRecord {
  /// Adds the calls and sessions of the process that ran the test, before the step with the result.
  fileprivate mutating func take(_ traced: AttemptRecord) {
    sessions = traced.sessions
    recordings = traced.recordings
    var end = steps
    for index in end.indices {
      end[index].start = traced.duration
      end[index].duration = 0
      end[index].screenBefore = traced.recordings.indices.last
      end[index].screen = traced.recordings.indices.last
    }
    steps =
      traced.steps.filter { $0.status == .passed || $0.message != nil }.map { step in
        var step = step
        // The test's own step has the failure, as its library reports it.
        step.status = .passed
        step.message = nil
        return step
      } + end
  }
}
