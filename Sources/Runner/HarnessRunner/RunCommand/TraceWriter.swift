import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import Traces

/// Writes a trace, each scenario as soon as it has ended, so that a crash loses only the last one.
final class TraceWriter: RunObserver {
  private let file: FileHandle
  private let url: URL
  private let onlyFailures: Bool
  private let encoder = Mutex(JSONEncoder())
  private let opened = ContinuousClock.now

  /// The name of the file with scenarios in a trace's folder.
  static let fileName = "run.jsonl"

  /// Creates the folder; an existing trace stays until the run begins.
  ///
  /// - Parameter onlyFailures: Whether to omit screens and messages of scenarios that didn't fail.
  /// - Throws: `MissingResource` if the trace can't be written.
  init(folder: URL, onlyFailures: Bool = false) throws {
    self.onlyFailures = onlyFailures
    url = folder.appendingPathComponent(Self.fileName)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = try Self.opened(url)
    } catch is HeldByAnother {
      throw MissingResource(
        message:
          "\(folder.path) cannot be written: another run is writing a trace there; name another "
          + "folder.")
    } catch {
      throw MissingResource(
        message: "\(folder.path) cannot be written: \(error.systemReason)")
    }
    encoder.withLock { $0.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }
  }

  /// The error of a file that another run is writing.
  private struct HeldByAnother: Error {}

  /// Opens the file, unless another run is writing it; their lines would be mixed.
  private static func opened(_ url: URL) throws -> FileHandle {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Closing the file releases the lock. Some file systems have no locks.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw HeldByAnother() }
    return file
  }

  /// Empties the file and writes the first line, which marks the run as interrupted until the last line is
  /// written.
  func begin(started: Double, shard: RunRecord.Shard?) throws {
    var run = RunRecord(started: started)
    run.shard = shard
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(JSONLinesReport.text(of: Self.head(of: run)).utf8))
  }

  func begins(_ plan: ScenarioPlan) {
    let time = (ContinuousClock.now - opened).seconds
    guard let line = try? JSONLinesReport.beginning(of: plan.record, at: time) else { return }
    // The lines of two threads must not mix.
    encoder.withLock { _ in try? file.write(contentsOf: Data(line.utf8)) }
  }

  func ended(_ record: ScenarioRecord) {
    encoder.withLock { encoder in
      guard let lines = text(of: record, by: encoder) else { return }
      // A full disk must not end the run; `end(_:without:)` reports it.
      try? file.write(contentsOf: lines)
    }
  }

  private func text(of record: ScenarioRecord, by encoder: JSONEncoder) -> Data? {
    let hasFailed = record.attempts.contains(where: \.status.isFailure)
    let record = onlyFailures && !hasFailed ? record.withoutSessions : record
    guard let line = try? encoder.encode(record) else { return nil }
    var text = Data()
    for (number, attempt) in record.attempts.enumerated() {
      for session in attempt.sessions { text += session.text(attempt: number) }
    }
    return text + line + Data("\n".utf8)
  }

  /// Writes the last line.
  ///
  /// - Parameter secrets: The secrets that are known at the end of the run; scenarios written before that are
  ///   rewritten without them.
  func end(_ run: RunRecord, without secrets: RunSecrets = RunSecrets()) throws {
    if let scenarios = try scenarios(without: secrets) {
      // Write a new file, so that the trace isn't lost if the disk is full.
      let new = url.appendingPathExtension("new")
      defer { unlink(new.path) }
      let head = try JSONLinesReport.text(of: Self.head(of: run))
      try (Data(head.utf8) + scenarios + Data(JSONLinesReport.end(of: run).utf8)).write(to: new)
      guard rename(new.path, url.path) == 0 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
    } else {
      try file.write(contentsOf: Data(JSONLinesReport.end(of: run).utf8))
    }
    try file.close()
  }

  /// Returns the lines of the scenarios with secrets hidden, or `nil` if the file contains no secrets.
  private func scenarios(without secrets: RunSecrets) throws -> Data? {
    guard !secrets.redactor.isEmpty else { return nil }
    let text = try Data(contentsOf: url)
    var framer = LineFramer(limit: text.count)
    let isClean = text.withUnsafeBytes { framer.append($0) }.allSatisfy { frame in
      guard case .line(let line) = frame,
        line.withUnsafeBytes(secrets.redactor.holdsSecret(in:))
      else { return true }
      let strings = Self.strings(in: line)
      return secrets.redactor.redact(strings) == strings
    }
    if isClean { return nil }
    // The messages are no longer in memory, so read them back.
    let run = try JSONLinesReport.run(
      from: String(decoding: text, as: UTF8.self), makesScreens: false)
    return encoder.withLock { encoder in
      run.scenarios.compactMap { self.text(of: secrets.hiding(in: $0), by: encoder) }
        .reduce(Data(), +)
    }
  }

  /// Returns the concatenated strings in a line of JSON.
  ///
  /// Numbers aren't secret, even if they have the digits of a secret.
  private static func strings(in line: Data) -> String {
    var strings: [UInt8] = []
    var (isInString, isEscaped) = (false, false)
    for byte in line {
      if isInString { strings.append(byte) }
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else {
        isEscaped = isInString && byte == UInt8(ascii: "\\")
      }
    }
    return String(decoding: strings, as: UTF8.self)
  }

  /// Returns the record of the first line, which marks the run as interrupted until the last line is written.
  private static func head(of run: RunRecord) -> RunRecord {
    var head = RunRecord(started: run.started)
    head.shard = run.shard
    head.isInterrupted = true
    return head
  }
}
