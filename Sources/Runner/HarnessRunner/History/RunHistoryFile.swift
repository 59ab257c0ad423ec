import Foundation
import LaunchDomain
import SystemShims
import Traces

/// The file that keeps failures and durations from run to run.
struct RunHistoryFile {
  let url: URL
  /// Whether the command line names the file.
  let isNamed: Bool
  /// The working folder, to which the paths of a run are relative; `nil` for tests of suites, which have
  /// names in place of paths.
  private let workFolder: FeatureFolder?

  /// Makes the file that a command line names, or the one in the folder of the apps.
  ///
  /// Paths in the file are relative to its own folder: a feature has the same path wherever it's run from,
  /// and a folder that is moved as a whole keeps its records.
  init(
    path: String?, appFolder: String, workFolder: String? = nil, name: String = "history.json"
  ) {
    isNamed = path != nil
    self.workFolder = workFolder.map(FeatureFolder.init)
    url =
      path.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: appFolder).appendingPathComponent("understudy-records/\(name)")
  }

  /// Reads the history; returns `nil` if the file doesn't exist.
  ///
  /// - Throws: `MissingResource` if it's a folder, or a file with other contents.
  func read() throws -> RunHistory? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard !FileManager.default.isFolder(atPath: url.path) else {
      throw MissingResource(
        message:
          "\(url.path) is a folder; name a file with “--history”.")
    }
    do {
      let history = try JSONDecoder().decode(RunHistory.self, from: Data(contentsOf: url))
      guard let workFolder else { return history }
      let origin = history.hasTypedPaths ? workFolder : folder
      return history.withPaths { workFolder.shortened(origin.absolute($0)) }
    } catch {
      let reason: String
      switch error {
      case DecodingError.dataCorrupted(let context): reason = context.debugDescription
      case is DecodingError: reason = "it has another format"
      default: reason = error.systemReason
      }
      throw MissingResource(
        message:
          "\(url.path) can't be read as a record of runs: \(reason.withoutFullStop). Delete it, or name "
          + "another with “--history”.")
    }
  }

  private var folder: FeatureFolder { FeatureFolder(url.deletingLastPathComponent().path) }

  /// Checks before the run that a named file can be written.
  ///
  /// - Throws: `MissingResource` if it can't be written.
  func check() throws {
    guard isNamed else { return }
    do {
      try FileLock(url).check()
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }

  /// Changes the history while no other run does.
  ///
  /// An unreadable file is replaced: `read()` has reported it.
  ///
  /// - Throws: `MissingResource` if the file can't be written.
  func update(_ change: (inout RunHistory) -> Void) throws {
    do {
      try FileLock(url).locked {
        var history = (try? read()) ?? RunHistory()
        change(&history)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if let workFolder {
          let folder = folder
          history = history.withPaths { folder.way(to: $0, of: workFolder) }
        }
        try encoder.encode(history).write(to: url, options: .atomic)
      }
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }
}

extension String {
  /// The text without a full stop, for the middle of a sentence.
  fileprivate var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
