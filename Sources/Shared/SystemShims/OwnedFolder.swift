import Foundation

/// A temporary folder that belongs to a process, and that another process removes if the owner was killed.
///
/// The owner holds a lock on a file in the folder, which the kernel releases however the owner ends. A
/// process identifier isn't reliable: it may have been reused, or belong to another system container that
/// shares the folder.
package final class OwnedFolder: Sendable {
  /// The folder's path.
  package let path: String
  private let lock: Int32

  /// Makes a folder.
  ///
  /// - Parameter prefix: The beginning of its path, to which the system adds random letters.
  /// - Throws: `POSIXError`.
  package init(prefix: String) throws(POSIXError) {
    var bytes = Array("\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&bytes) != nil else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = Self.makeLock(in: path)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the folder with its contents.
  package func remove() {
    unlink(Self.lockPath(in: path))
    // Most folders are empty by now, and Foundation's `removeItem` takes ten times as long.
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Makes the locked file; returns -1 if that fails, so that only the owner or age removes the folder.
  private static func makeLock(in path: String) -> Int32 {
    // No other process may find the file before it's locked.
    let new = lockPath(in: path) + ".new"
    let lock = open(new, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return -1 }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0, rename(new, lockPath(in: path)) == 0 else {
      unlink(new)
      close(lock)
      return -1
    }
    return lock
  }

  private static func lockPath(in path: String) -> String { path + "/.owner" }

  /// Removes folders whose owners have ended without removing them.
  ///
  /// - Parameters:
  ///   - parent: The folder that contains them.
  ///   - prefix: The beginning of their names, before the number of the owner.
  package static func removeAbandoned(in parent: String, named prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = parent + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == geteuid()
      else { continue }
      if !removeIfAbandoned(path), errno == ENOENT,
        time(nil) - status.st_mtim.tv_sec > ageWithoutLock,
        name.dropFirst(prefix.count).prefix(while: { $0 != "-" }).allSatisfy(\.isNumber)
      {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }

  /// Removes a folder if its owner has ended without removing it.
  ///
  /// - Returns: Whether it has a lock file; if not, `errno` has the reason.
  @discardableResult
  package static func removeIfAbandoned(_ path: String) -> Bool {
    let lock = open(lockPath(in: path), O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { return false }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
    close(lock)
    return true
  }

  /// The age, in seconds, at which a folder without a lock file counts as abandoned: a new folder has none
  /// for a moment, and some file systems don't support locks.
  private static let ageWithoutLock = 24 * 60 * 60
}
