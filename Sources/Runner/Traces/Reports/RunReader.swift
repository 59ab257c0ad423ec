import AppDriving
import Foundation

/// Reads the lines of a run.
struct RunReader {
  private let decoder = JSONDecoder()
  private var run: RunRecord
  // The sessions of a scenario stand in front of it.
  private var sessions: [(attempt: Int, session: SessionRecord)] = []
  /// The scenarios that have begun and not ended, with their starts.
  private var unfinished: [(scenario: ScenarioRecord, start: Double)] = []
  private var hasEnd = false

  /// Reads the first line, which says what the rest is.
  ///
  /// - Throws: `RunFileError` for anything else, and for another version.
  init(head line: Substring?) throws {
    guard let data = line.map({ Data($0.utf8) }),
      let version = try? decoder.decode(JSONLinesReport.VersionLine.self, from: data)
    else { throw RunFileError.noRun }
    // Another version may have another head.
    guard version.version == RunRecord.currentVersion else {
      throw RunFileError.version(version.version)
    }
    guard let head = try? decoder.decode(JSONLinesReport.Head.self, from: data) else {
      throw RunFileError.noRun
    }
    run = RunRecord(started: head.started)
    run.duration = head.duration
    run.isInterrupted = head.isInterrupted
    run.shard = head.shard
  }

  /// Reads a line.
  ///
  /// - Throws: an error of the decoder.
  mutating func read(_ line: Substring) throws {
    if SessionRecord.isMessage(line), !sessions.isEmpty {
      sessions[sessions.count - 1].session.lines.append(try SessionRecord.message(from: line))
    } else if SessionRecord.begins(with: line) {
      sessions.append(try SessionRecord.session(from: line))
    } else if line.hasPrefix(JSONLinesReport.Beginning.prefix) {
      let beginning = try decoder.decode(JSONLinesReport.Beginning.self, from: Data(line.utf8))
      unfinished.append((beginning.scenario, beginning.time))
    } else if line.utf8.count < 200, let tail = try? end(line) {
      run.duration = tail.duration
      run.isInterrupted = tail.isInterrupted
      hasEnd = true
    } else {
      var scenario = try decoder.decode(ScenarioRecord.self, from: Data(line.utf8))
      for (attempt, session) in sessions where scenario.attempts.indices.contains(attempt) {
        scenario.attempts[attempt].sessions.append(session)
      }
      sessions = []
      // The cases of a test that has several share its identifier.
      if let begun = unfinished.firstIndex(where: { $0.scenario.id == scenario.id }) {
        unfinished.remove(at: begun)
      }
      run.scenarios.append(scenario)
    }
  }

  /// Leaves a line out that can't be read.
  mutating func leaveOut(_ line: Substring, number: Int) {
    run.unread.append(UnreadLine(number: number, kind: unknownKind(of: line)))
  }

  /// Whether a line is whole, and of a kind that a newer version may have written.
  func isOfUnknownKind(_ line: Substring) -> Bool { unknownKind(of: line) != nil }

  private func unknownKind(of line: Substring) -> String? {
    let kind = try? decoder.decode(JSONLinesReport.KindLine.self, from: Data(line.utf8)).kind
    let known = ["session", "message", JSONLinesReport.Beginning.kind, JSONLinesReport.Tail.kind]
    return kind.flatMap { known.contains($0) ? nil : $0 }
  }

  /// Notes that the last line was cut short.
  mutating func cutShort() {
    hasEnd = false
    run.isInterrupted = true
  }

  /// Returns the run, with the scenarios of whose end nothing is known.
  mutating func finish() -> RunRecord {
    let reason = hasEnd ? RunRecord.unreadable : RunRecord.endedHere
    for (scenario, start) in unfinished {
      run.add(unfinished: scenario, start: start, reason: reason)
    }
    // A broken line may have been a scenario, and one that failed.
    if !unfinished.isEmpty || run.unread.contains(where: { $0.kind == nil }) {
      run.isInterrupted = true
    }
    if run.isInterrupted, !hasEnd, run.duration == 0 {
      run.duration =
        run.scenarios.flatMap(\.attempts).map { $0.start + $0.duration }.max() ?? 0
    }
    return run
  }

  private func end(_ line: Substring) throws -> JSONLinesReport.Tail? {
    let tail = try decoder.decode(JSONLinesReport.Tail.self, from: Data(line.utf8))
    return tail.kind == JSONLinesReport.Tail.kind ? tail : nil
  }
}
