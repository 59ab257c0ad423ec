import AppDriving
import Foundation

/// Reads the lines of a recorded run.
struct RunReader {
  private let decoder = JSONDecoder()
  private var run: RunRecord
  // The lines of a scenario's sessions come before its own.
  private var sessions: [(attempt: Int, session: SessionRecord)] = []
  /// The scenarios that have begun but not ended, with their start times.
  private var unfinished: [(scenario: ScenarioRecord, start: Double)] = []
  private var hasEnd = false

  /// Reads the first line, which has the format's version.
  ///
  /// - Throws: `RunFileError` if the line isn't the head of a run or has another version.
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
      // All cases of a parameterized test share its identifier.
      if let begun = unfinished.firstIndex(where: { $0.scenario.id == scenario.id }) {
        unfinished.remove(at: begun)
      }
      run.scenarios.append(scenario)
    }
  }

  /// Leaves out a line that can't be read, and records its number.
  mutating func leaveOut(_ line: Substring, number: Int) {
    run.unread.append(UnreadLine(number: number, kind: unknownKind(of: line)))
  }

  /// Returns whether a line is complete and of an unknown kind, which a newer version may have written.
  func isOfUnknownKind(_ line: Substring) -> Bool { unknownKind(of: line) != nil }

  private func unknownKind(of line: Substring) -> String? {
    let kind = try? decoder.decode(JSONLinesReport.KindLine.self, from: Data(line.utf8)).kind
    let known = ["session", "message", JSONLinesReport.Beginning.kind, JSONLinesReport.Tail.kind]
    return kind.flatMap { known.contains($0) ? nil : $0 }
  }

  /// Records that the last line was cut short.
  mutating func cutShort() {
    hasEnd = false
    run.isInterrupted = true
  }

  /// Returns the run, including the scenarios whose end isn't known.
  mutating func finish() -> RunRecord {
    let reason = hasEnd ? RunRecord.unreadable : RunRecord.endedHere
    for (scenario, start) in unfinished {
      run.add(unfinished: scenario, start: start, reason: reason)
    }
    // A broken line may have been a failed scenario.
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
