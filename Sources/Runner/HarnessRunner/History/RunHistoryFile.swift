import Foundation
import LaunchDomain
import SystemShims
import Traces

/// The file that keeps from run to run what failed and how long scenarios took.
struct RunHistoryFile {
  let url: URL
  /// Whether the command line names it, so that it is asked for.
  let isNamed: Bool
  /// The folder that the command runs in, from which the paths of a run are; `nil` if the scenarios are tests
  /// of suites, which have names in place of paths.
  private let workFolder: String?

  /// Makes the file that a command line names, or that of the folder of the apps.
  ///
  /// In the file, paths are from its own folder: each feature has one, from wherever it is run, and a folder
  /// that is moved as a whole keeps what is known of its features.
  init(
    path: String?, appFolder: String, workFolder: String? = nil, name: String = "history.json"
  ) {
    isNamed = path != nil
    self.workFolder = workFolder
    url =
      path.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: appFolder).appendingPathComponent("understudy-records/\(name)")
  }

  /// Reads what is kept; `nil` if there is nothing yet.
  ///
  /// - Throws: `MissingResource` for a folder, and for a file that holds anything else.
  func read() throws -> RunHistory? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    guard !FileManager.default.isFolder(atPath: url.path) else {
      throw MissingResource(
        message:
          "\(url.path) is a folder, and a record of runs is a file. Name one with “--history”.")
    }
    do {
      let history = try JSONDecoder().decode(RunHistory.self, from: Data(contentsOf: url))
      guard let workFolder else { return history }
      let origin = history.hasTypedPaths ? workFolder : folder
      return history.withPaths {
        FeaturePath.path(of: FeaturePath.absolute($0, from: origin), in: workFolder)
      }
    } catch {
      let reason: String
      switch error {
      case DecodingError.dataCorrupted(let context): reason = context.debugDescription
      case is DecodingError: reason = "it has another form"
      default: reason = error.systemReason
      }
      throw MissingResource(
        message:
          "\(url.path) holds no record of runs: \(reason.withoutFullStop). Delete it, or name another "
          + "with “--history”.")
    }
  }

  private var folder: String { url.deletingLastPathComponent().path }

  /// Makes sure that a file that was asked for can be written: nobody wants to hear after an hour that it
  /// can't.
  ///
  /// - Throws: `MissingResource` if it can't.
  func check() throws {
    guard isNamed else { return }
    do {
      try FileLock(url).check()
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }

  /// Changes what is kept, while no other run does.
  ///
  /// What can't be read is replaced: `read()` has said so.
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
          history = history.withPaths {
            FeaturePath.way(to: FeaturePath.absolute($0, from: workFolder), from: folder)
          }
        }
        try encoder.encode(history).write(to: url, options: .atomic)
      }
    } catch {
      throw MissingResource(message: "\(url.path) cannot be written: \(error.systemReason)")
    }
  }
}

extension String {
  /// The text for the middle of a sentence.
  fileprivate var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
