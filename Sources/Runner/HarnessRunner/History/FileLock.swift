import Foundation

/// A lock between processes that change a file, held by another file beside it that exists only meanwhile.
///
/// The file itself can't be the lock, because each change replaces it.
struct FileLock {
  private let folder: URL
  /// The path of the lock's file.
  let path: String

  /// Makes the lock for a file.
  init(_ file: URL) {
    folder = file.deletingLastPathComponent()
    path = file.path + ".lock"
  }

  /// Checks that the lock can be taken at all.
  ///
  /// - Throws: The reason why it can't be taken.
  func check() throws {
    let lock = try opened()
    defer { close(lock) }
    // The holder of the lock removes its file.
    if flock(lock, LOCK_EX | LOCK_NB) == 0, isInPlace(lock) { unlink(path) }
  }

  /// Carries out a change while no other process does.
  ///
  /// - Throws: The reason why the lock can't be taken, or what `change` throws.
  func locked(_ change: () throws -> Void) throws {
    var lock = try opened()
    // Closing the file releases the lock, after the file has been removed.
    defer { close(lock) }
    while true {
      while flock(lock, LOCK_EX) < 0, errno == EINTR {}
      if isInPlace(lock) { break }
      // The last holder has removed the file, so newcomers lock another one.
      close(lock)
      lock = -1
      lock = try opened()
    }
    defer { unlink(path) }
    try change()
  }

  private func opened() throws -> Int32 {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return lock
  }

  /// Returns whether an open file is still the one at the path.
  private func isInPlace(_ lock: Int32) -> Bool {
    var own = stat()
    var found = stat()
    return fstat(lock, &own) == 0 && stat(path, &found) == 0 && own.st_ino == found.st_ino
      && own.st_dev == found.st_dev
  }
}
