import Foundation
import Synchronization

/// Where the attachments of one test are written: a folder named after it.
struct AttachmentFolder: Sendable, Hashable {
  /// The folder.
  var url: URL

  /// The variable that says where the folders of all tests are.
  static let variable = "UNDERSTUDY_ATTACHMENTS"

  /// Where the folders of all tests are.
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    return standardRoot
  }()

  // Where nobody has said anything.
  private static let standardRoot = URL(fileURLWithPath: ".understudy/attachments")

  // Where to go on counting, so that a thousand files of one name do not ask a million times.
  private static let nextNumbers = Mutex<[URL: Int]>([:])

  init(test: String, in root: URL = Self.root) {
    url = root.appendingPathComponent(AttachmentName(test).fileName(1), isDirectory: true)
  }

  /// Writes a new file; one that is there is never changed.
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

  // Another process may write into the same folder, so whether a file is there is only known by
  // creating it.
  private static func create(_ file: URL, _ data: Data) throws -> Bool {
    do {
      try data.write(to: file, options: .withoutOverwriting)
      return true
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      return false
    }
  }

  /// Deletes what is not kept, at the end of a test, and the folders that are empty then.
  static func tidy(_ attachments: [SavedAttachment], hasSucceeded: Bool) {
    guard hasSucceeded else { return }
    let deleted = attachments.filter { !$0.isKeptOnSuccess }.map(\.file)
    // A test may have deleted its attachment itself.
    for file in deleted { try? FileManager.default.removeItem(at: file) }
    for folder in Set(deleted.map { $0.deletingLastPathComponent() }) {
      nextNumbers.withLock { numbers in
        numbers = numbers.filter { $0.key.deletingLastPathComponent() != folder }
      }
      // It fails where anything is left, and that is what it is for.
      rmdir(folder.path)
    }
    // A folder that somebody has named stays, though it be empty.
    if !deleted.isEmpty, root == standardRoot {
      rmdir(root.path)
      rmdir(root.deletingLastPathComponent().path)
    }
  }
}
