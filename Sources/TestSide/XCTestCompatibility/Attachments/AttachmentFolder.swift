import Foundation
import Synchronization

/// The folder, named after a test, for the test's attachments.
struct AttachmentFolder: Sendable, Hashable {
  /// The folder.
  var url: URL

  /// The environment variable with the parent of all tests' folders.
  static let variable = "UNDERSTUDY_ATTACHMENTS"

  /// The parent of all tests' folders.
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return standardRoot
  }()

  // The default parent, if the variable isn't set.
  private static let standardRoot = URL(fileURLWithPath: ".understudy/attachments")

  // The next number for each file name, so that a thousand files with one name don't take a million
  // attempts.
  private static let nextNumbers = Mutex<[URL: Int]>([:])

  init(test: String, in root: URL = Self.root) {
    url = root.appendingPathComponent(AttachmentName(test).fileName(1), isDirectory: true)
  }

  /// Writes a new file; existing files are never changed.
  ///
  /// - Returns: The file.
  func write(_ data: Data, as name: AttachmentName) throws(AttachmentError) -> URL {
    let key = url.appendingPathComponent(name.fileName(1))
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      var number = Self.nextNumbers.withLock { $0[key] ?? 1 }
      while true {
        let file = url.appendingPathComponent(name.fileName(number))
        number += 1
        guard try Self.create(file, data) else { continue }
        Self.nextNumbers.withLock { $0[key] = number }
        return file
      }
    } catch {
      throw AttachmentError(.notWritable, path: url.path, reason: error)
    }
  }

  // Another process may write to the same folder, so only creating a file tells whether it exists.
  private static func create(_ file: URL, _ data: Data) throws -> Bool {
    do {
      try data.write(to: file, options: .withoutOverwriting)
      return true
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      return false
    }
  }

  /// Deletes the files of a passed test that aren't kept, and the folders that are then empty.
  static func tidy(_ attachments: [SavedAttachment], hasSucceeded: Bool) {
    guard hasSucceeded else { return }
    let deleted = attachments.filter { !$0.isKeptOnSuccess }.map(\.file)
    // A test may have deleted its attachment itself.
    for file in deleted { try? FileManager.default.removeItem(at: file) }
    for folder in Set(deleted.map { $0.deletingLastPathComponent() }) {
      nextNumbers.withLock { numbers in
        numbers = numbers.filter { $0.key.deletingLastPathComponent() != folder }
      }
      // The call fails if the folder isn't empty, as intended.
      rmdir(folder.path)
    }
    // A folder in the environment variable is kept even if it is empty.
    if !deleted.isEmpty, root == standardRoot {
      rmdir(root.path)
      rmdir(root.deletingLastPathComponent().path)
    }
  }
}
