import Dispatch
import Foundation

/// Asks git whether it tracks a file.
enum GitIndex {
  /// Whether git tracks the file; `nil` if there is no repository around it, no git, or no answer.
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
      // A git hook that runs the tests sets GIT_DIR and the like, which would redirect the question.
      process.environment = environment.filter { !$0.key.hasPrefix("GIT_") }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      let ended = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in ended.signal() }
      guard (try? process.run()) != nil else { return nil }
      guard ended.wait(timeout: .now() + patience) == .success else {
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

  /// How long git may take, in seconds; it needs milliseconds, unless a disk or a hook hangs.
  private static let patience = 10.0

  /// Whether the folder, or one around it, holds a `.git`, which spares most the question.
  static func isInWorkTree(_ folder: URL) -> Bool {
    workTree(around: folder) != nil
  }

  /// The folder that holds `.git`, which is a file in a linked work tree.
  static func workTree(around folder: URL) -> URL? {
    LaunchScheme.foldersUpward(from: folder).first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent(".git").path)
    }
  }

  private static func executable(named name: String, in path: String?) -> URL? {
    (path ?? "").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0), isDirectory: true).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
