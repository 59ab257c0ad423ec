import Foundation

/// Copies a folder's files, folders and symbolic links, with their permissions.
///
/// Pipes, sockets and devices are left out: they mean nothing to another process.
enum FolderCopy {
  /// The number of files in a folder, and of bytes in them.
  struct Count: Sendable, Hashable {
    var files = 0
    var bytes = 0
  }

  /// Checks that a folder wouldn't be copied into itself.
  static func check(from source: String, to target: String) throws(StateProblem) {
    let paths = [source, target].map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path + "/"
    }
    guard !paths[1].hasPrefix(paths[0]) else { throw .nested(path: source, target: target) }
  }

  /// Copies the contents of a folder into another, which needn't be empty.
  ///
  /// - Returns: The number of copied files and bytes.
  /// - Throws: `StateProblem.uncopied` at the first file that can't be read or written.
  @discardableResult
  static func copy(from source: String, to target: String) throws(StateProblem) -> Count {
    var count = Count()
    if mkdir(target, 0o700) != 0, errno != EEXIST {
      throw .uncopied(path: target, reason: SystemError.current)
    }
    for name in try names(in: source) {
      let (from, to) = (source + "/" + name, target + "/" + name)
      guard let status = status(of: from) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        count += try copy(from: from, to: to)
        // The contents of a read-only folder must be copied first.
        chmod(to, status.st_mode & 0o7777)
      case S_IFREG:
        count += Count(files: 1, bytes: try copyFile(from: from, to: to, mode: status.st_mode))
      case S_IFLNK:
        try copyLink(from: from, to: to)
        count += Count(files: 1, bytes: 0)
      default: break
      }
    }
    return count
  }

  /// Returns the number of files and bytes that a copy would have.
  static func count(in folder: String) throws(StateProblem) -> Count {
    var count = Count()
    for name in try names(in: folder) {
      let path = folder + "/" + name
      guard let status = status(of: path) else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: count += try self.count(in: path)
      case S_IFREG: count += Count(files: 1, bytes: Int(status.st_size))
      case S_IFLNK: count += Count(files: 1, bytes: 0)
      default: break
      }
    }
    return count
  }

  private static func names(in folder: String) throws(StateProblem) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .uncopied(path: folder, reason: SystemError.text(errno))
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func copyFile(
    from source: String, to target: String, mode: mode_t
  ) throws(StateProblem) -> Int {
    let input = open(source, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw .uncopied(path: source, reason: SystemError.current) }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode & 0o7777 | 0o200)
    guard output >= 0 else { throw .uncopied(path: target, reason: SystemError.current) }
    defer { close(output) }
    var total = 0
    while true {
      // The kernel copies without a buffer in this process.
      let length = sendfile(output, input, nil, 1 << 30)
      guard length >= 0 else { throw .uncopied(path: target, reason: SystemError.current) }
      if length == 0 { break }
      total += length
    }
    fchmod(output, mode & 0o7777)
    return total
  }

  private static func copyLink(from source: String, to target: String) throws(StateProblem) {
    do {
      let destination = try FileManager.default.destinationOfSymbolicLink(atPath: source)
      unlink(target)
      guard symlink(destination, target) == 0 else {
        throw StateProblem.uncopied(path: target, reason: SystemError.current)
      }
    } catch let problem as StateProblem {
      throw problem
    } catch {
      throw .uncopied(path: source, reason: SystemError.text(errno))
    }
  }
}

extension FolderCopy.Count {
  fileprivate static func += (first: inout Self, second: Self) {
    first.files += second.files
    first.bytes += second.bytes
  }
}
