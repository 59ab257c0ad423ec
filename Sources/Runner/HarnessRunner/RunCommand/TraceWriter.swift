import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import Traces

/// Writes a trace: each scenario as soon as it has ended, so that a crash costs only the last one.
final class TraceWriter: RunObserver {
  private let file: FileHandle
  private let url: URL
  private let onlyFailures: Bool
  private let encoder = Mutex(JSONEncoder())
  private let opened = ContinuousClock.now

  /// The name of the file with the scenarios in a trace's folder.
  static let fileName = "run.jsonl"

  /// Makes the folder, and leaves the trace in it until the run begins.
  ///
  /// - Parameter onlyFailures: Whether the screens and messages of scenarios without a failure are left
  ///   out.
  /// - Throws: `MissingResource` if it can't be written.
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

  /// Another run has the file.
  private struct HeldByAnother: Error {}

  /// Opens the file, unless another run is writing it: the lines of two would be neither's.
  private static func opened(_ url: URL) throws -> FileHandle {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The lock goes with the file. A file system without locks has none.
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw HeldByAnother() }
    return file
  }

  /// Empties the file and writes the first line, which says that the run is interrupted until the last one knows
  /// better.
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
      // A full disk must not end the run; the end of the run reports it.
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
  /// - Parameter secrets: The secrets that are known at the end of the run: a scenario that was written before
  ///   one of them was known is written anew.
  func end(_ run: RunRecord, without secrets: RunSecrets = RunSecrets()) throws {
    if let scenarios = try scenarios(without: secrets) {
      // If the disk is full, what is there must stay: it is all there is.
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

  /// The lines of the scenarios without secrets; `nil` if the file has none of these.
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
    // Memory holds no messages any more.
    let run = try JSONLinesReport.run(
      from: String(decoding: text, as: UTF8.self), makesScreens: false)
    return encoder.withLock { encoder in
      run.scenarios.compactMap { self.text(of: secrets.hiding(in: $0), by: encoder) }
        .reduce(Data(), +)
    }
  }

  /// Returns the strings in a line of JSON, one after the other.
  ///
  /// Its numbers are no secret, though they may have the digits of one.
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

  /// The first line, which says that the run is interrupted until the last one knows better.
  private static func head(of run: RunRecord) -> RunRecord {
    var head = RunRecord(started: run.started)
    head.shard = run.shard
    head.isInterrupted = true
    return head
  }
}
