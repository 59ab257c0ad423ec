import Dispatch
import Foundation
import SystemShims

/// Asks git whether it tracks a file.
enum GitIndex {
  /// Returns whether git tracks the file; `nil` if there is no repository, no git, or no answer.
  static func tracks(_ file: URL, environment: [String: String]) -> Bool? {
    let folder = file.deletingLastPathComponent()
    guard isInWorkTree(folder), let git = executable(named: "git", in: environment["PATH"]) else {
      return nil
    }
    #if os(Linux) || os(macOS)
      let process = Process()
      process.executableURL = git
      process.currentDirectoryURL = folder
      process.arguments = ["ls-files", "--error-unmatch", "--", file.lastPathComponent]
      // A git hook that runs the tests sets GIT_DIR and similar variables, which would redirect the
      // query.
      process.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      guard (try? ProcessStart.exclusively { try process.run() }) != nil else { return nil }
      guard ended.wait(timeout: .now() + timeout) == .success else {
        process.terminate()
        return nil
      }
      switch process.terminationStatus {
      case 0: return true
      case 1: return false
      default: return nil
      }
    #else
      return nil
    #endif
  }

  /// The time, in seconds, to allow git; it needs milliseconds unless a disk or a hook hangs.
  private static let timeout = 10.0

  /// Returns whether the folder or one of its ancestors holds a `.git`; if none does, git need not
  /// be run.
  static func isInWorkTree(_ folder: URL) -> Bool {
    workTree(around: folder) != nil
  }

  /// Returns the nearest ancestor with a `.git`, which is a file in a linked work tree.
  static func workTree(around folder: URL) -> URL? {
    LaunchScheme.foldersUpward(from: folder).first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
    }
  }

  private static func executable(named name: String, in path: String?) -> URL? {
    (path ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent(name) }
      .first { FileManager.default.isProgram(atPath: $0.path) }
  }
}
