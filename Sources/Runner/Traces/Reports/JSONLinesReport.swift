import AppDriving
import Foundation

/// A run as JSON lines in our own form: a head, then a scenario a line.
package enum JSONLinesReport {
  /// The first line: everything of the run but its scenarios.
  private struct Head: Codable {
    var version: Int
    var kind = "run"
    var started: Double
    var duration: Double
    var isInterrupted: Bool
    var shard: RunRecord.Shard?
  }

  /// The last line of a trace, which begins before anybody knows how it ends.
  private struct Tail: Codable {
    static let kind = "end"
    var kind = Tail.kind
    var duration: Double
    var isInterrupted: Bool
  }

  /// Returns the last line of a trace whose first line says that it is interrupted.
  ///
  /// - Throws: an error of the encoder.
  package static func end(of run: RunRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let tail = Tail(duration: run.duration, isInterrupted: run.isInterrupted)
    return String(decoding: try encoder.encode(tail), as: UTF8.self) + "\n"
  }

  /// Returns the lines.
  ///
  /// - Throws: an error of the encoder for a number that JSON can't hold.
  package static func text(of run: RunRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let head = Head(
      version: run.version, started: run.started, duration: run.duration,
      isInterrupted: run.isInterrupted, shard: run.shard)
    var lines = [String(decoding: try encoder.encode(head), as: UTF8.self)]
    for scenario in run.scenarios {
      lines.append(String(decoding: try encoder.encode(scenario), as: UTF8.self))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Reads a run; a last line that was cut short is left out.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - makesScreens: Whether the screens are made of the messages.
  /// - Throws: `RunFileError` for a file of another version, or with anything else in it.
  package static func run(from text: String, makesScreens: Bool = true) throws -> RunRecord {
    let decoder = JSONDecoder()
    let lines = text.split(separator: "\n")
    guard let first = lines.first, let head = try? decoder.decode(Head.self, from: Data(first.utf8))
    else { throw RunFileError.noRun }
    guard head.version == RunRecord.currentVersion else {
      throw RunFileError.version(head.version)
    }
    var run = RunRecord(started: head.started)
    run.duration = head.duration
    run.isInterrupted = head.isInterrupted
    run.shard = head.shard
    // The sessions of a scenario stand in front of it.
    var sessions: [(attempt: Int, session: SessionRecord)] = []
    for (index, line) in lines.enumerated().dropFirst() {
      if line.utf8.count < 200, !SessionRecord.isMessage(line),
        let tail = try? decoder.decode(Tail.self, from: Data(line.utf8)),
        tail.kind == Tail.kind
      {
        run.duration = tail.duration
        run.isInterrupted = tail.isInterrupted
        continue
      }
      do {
        if SessionRecord.isMessage(line), !sessions.isEmpty {
          sessions[sessions.count - 1].session.lines.append(try SessionRecord.message(from: line))
        } else if SessionRecord.begins(with: line) {
          sessions.append(try SessionRecord.session(from: line))
        } else {
          var scenario = try decoder.decode(ScenarioRecord.self, from: Data(line.utf8))
          for (attempt, session) in sessions where scenario.attempts.indices.contains(attempt) {
            scenario.attempts[attempt].sessions.append(session)
          }
          sessions = []
          run.scenarios.append(scenario)
        }
      } catch {
        // The writer may have ended in the middle of its last line.
        guard index == lines.count - 1 else {
          throw RunFileError.line(index + 1, reason(of: error))
        }
        run.isInterrupted = true
      }
    }
    if makesScreens { run.makeScreens() }
    return run
  }
}

extension JSONLinesReport {
  /// The reason why a line isn't what it should be, without Foundation's names for it.
  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context), DecodingError.keyNotFound(_, let context),
      DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.debugDescription
    default: "\(error)"
    }
  }
}

/// A file that can't be read as a run.
package enum RunFileError: Error, CustomStringConvertible, Equatable {
  case noRun
  case version(Int)
  case line(Int, String)

  package var description: String {
    switch self {
    case .noRun: "it isn't a run: its first line is not what --json writes"
    case .version(let version):
      "it has version \(version) of the form, and this program reads \(RunRecord.currentVersion)"
    case .line(let number, let reason): "line \(number) can't be read: \(reason)"
    }
  }
}
