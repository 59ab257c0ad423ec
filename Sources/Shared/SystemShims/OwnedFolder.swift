import Foundation

/// A temporary folder that belongs to a process, and that another one removes if the owner was killed.
///
/// The owner holds a lock on a file in it, which the kernel gives back however the owner ends. A process's
/// number would tell less: it may be another process's by now, or one of another system container that shares
/// the folder.
package final class OwnedFolder: Sendable {
  /// The folder's path.
  package let path: String
  private let lock: Int32

  /// Makes a folder.
  ///
  /// - Parameter prefix: The beginning of its path, after which the system writes letters of its own.
  /// - Throws: `POSIXError`.
  package init(prefix: String) throws(POSIXError) {
    var bytes = Array("\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&bytes) != nil else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = Self.makeLock(in: path)
  }

  deinit { if lock >= 0 { close(lock) } }

  /// Removes the folder with all that is in it.
  package func remove() {
    unlink(Self.lockPath(in: path))
    // Most are empty by now, and Foundation's `removeItem` takes ten times as long.
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Makes the locked file; -1 where that can't be, so that the folder only goes with its owner or with age.
  private static func makeLock(in path: String) -> Int32 {
    // Nobody may find it before it's locked.
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

  /// Removes folders whose owners have ended without doing so.
  ///
  /// - Parameters:
  ///   - parent: The folder in which they are.
  ///   - prefix: The beginning of their names, after which comes the number of the owner.
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

  /// Removes a folder if its owner has ended without doing so.
  ///
  /// - Returns: Whether it has a lock; if not, `errno` says why.
  @discardableResult
  package static func removeIfAbandoned(_ path: String) -> Bool {
    let lock = open(lockPath(in: path), O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard lock >= 0 else { return false }
    if flock(lock, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
    close(lock)
    return true
  }

  /// The age, in seconds, at which a folder without a lock is nobody's: it has none for a moment at its
  /// beginning, and where locks can't be had.
  private static let ageWithoutLock = 24 * 60 * 60
}
