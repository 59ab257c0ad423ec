import Foundation

/// A run as JSON lines in the harness's own format: a head, then one scenario per line.
package enum JSONLinesReport {
  /// The first line: everything about the run except its scenarios.
  struct Head: Codable {
    var version: Int
    var kind = "run"
    var started: Double
    var duration: Double
    var isInterrupted: Bool
    var shard: RunRecord.Shard?
  }

  /// The last line of a trace, whose first line is written before the run's result is known.
  struct Tail: Codable {
    static let kind = "end"
    var kind = Tail.kind
    var duration: Double
    var isInterrupted: Bool
  }

  /// A line of a trace that says that a scenario has begun.
  ///
  /// If a run is cut short, it shows which scenarios were running.
  struct Beginning: Codable {
    static let kind = "begin"
    /// The characters that the line begins with.
    static let prefix = "{\"kind\":\"begin\","
    var kind = Beginning.kind
    var scenario: ScenarioRecord
    /// The time in seconds since the start of the run.
    var time: Double
  }

  /// The version of a first line, which may have any format.
  struct VersionLine: Decodable { var version: Int }

  /// The kind of a line.
  struct KindLine: Decodable { var kind: String }

  /// Returns the line for a scenario that begins.
  ///
  /// - Parameter time: The time in seconds since the start of the run.
  /// - Throws: an error of the encoder.
  package static func beginning(of scenario: ScenarioRecord, at time: Double) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = Beginning(scenario: scenario, time: time)
    return String(decoding: try encoder.encode(line), as: UTF8.self) + "\n"
  }

  /// Returns the last line of a trace, whose first line says that the run was interrupted.
  ///
  /// - Throws: an error of the encoder.
  package static func end(of run: RunRecord) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let tail = Tail(duration: run.duration, isInterrupted: run.isInterrupted)
    return String(decoding: try encoder.encode(tail), as: UTF8.self) + "\n"
  }

  /// Returns a run as JSON lines.
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

  /// Reads a run.
  ///
  /// A last line that was cut short is left out. Lines that can't be read or have an unknown kind are left
  /// out, too, and listed in `RunRecord.unread`.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - makesScreens: Whether to make the screens from the messages.
  /// - Throws: `RunFileError` if the text isn't a run or has another version.
  package static func run(from text: String, makesScreens: Bool = true) throws -> RunRecord {
    // Line numbers count empty lines, as in an editor.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = try RunReader(head: lines.first)
    let last = lines.lastIndex { !$0.isEmpty }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      do {
        try reader.read(line)
      } catch {
        // The writer may have ended in the middle of its last line.
        if index == last, !reader.isOfUnknownKind(line) {
          reader.cutShort()
        } else {
          reader.leaveOut(line, number: index + 1)
        }
      }
    }
    var run = reader.finish()
    if makesScreens { run.makeScreens() }
    return run
  }
}

/// A file that can't be read as a run.
package enum RunFileError: Error, CustomStringConvertible, Equatable {
  case noRun
  case version(Int)

  package var description: String {
    switch self {
    case .noRun: "it isn't a run: its first line isn't one that --json writes"
    case .version(let version):
      "its format has version \(version), but this program reads version \(RunRecord.currentVersion)"
    }
  }
}
