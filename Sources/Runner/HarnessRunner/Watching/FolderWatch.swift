import Foundation
import Synchronization

/// Reports changed files in folders by kernel events instead of polling (inotify(7)).
final class FolderWatch: Sendable {
  /// The changed files.
  struct Changes {
    var paths: Set<String> = []
    /// Whether more files have changed than the kernel could report.
    var isIncomplete = false
  }

  private let descriptor: Int32
  /// The ends of a pipe that ends the wait.
  private let wake: (output: Int32, input: Int32)
  /// The watched folders by the numbers that the kernel gives them.
  private let folders = Mutex<[Int32: String]>([:])

  /// The time without events after which changes are complete, in milliseconds: editors and linkers write
  /// files in several steps.
  private static let quietTime: Int32 = 100

  /// Makes a watch.
  ///
  /// - Throws: `RunProblem` if the kernel can't provide another watch.
  init() throws {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    var ends: [Int32] = [-1, -1]
    guard descriptor >= 0, pipe(&ends) == 0 else {
      throw RunProblem(message: "files cannot be watched: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wake = (ends[0], ends[1])
  }

  deinit {
    for number in [descriptor, wake.output, wake.input] { close(number) }
  }

  /// Watches more folders; missing ones are ignored.
  func watch(_ paths: Set<String>) {
    let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
        | IN_ONLYDIR)
    folders.withLock { folders in
      for path in paths.subtracting(folders.values) {
        let number = inotify_add_watch(descriptor, path, events)
        if number >= 0 { folders[number] = path }
      }
    }
  }

  /// Ends the wait, from any thread.
  func interrupt() {
    var byte: UInt8 = 0
    _ = write(wake.input, &byte, 1)
  }

  /// Waits for changes of relevant files; returns `nil` after an interruption.
  ///
  /// - Parameter matters: Returns whether a changed file is relevant.
  func changes(where matters: (String) -> Bool) -> Changes? {
    var changes = Changes()
    while true {
      let isComplete = !changes.paths.isEmpty || changes.isIncomplete
      var descriptors = [
        pollfd(fd: wake.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, isComplete ? Self.quietTime : -1)
      if count < 0, errno != EINTR { return nil }
      if descriptors[0].revents != 0 { return nil }
      if count == 0 { return changes }
      if descriptors[1].revents != 0 { read(into: &changes, where: matters) }
    }
  }

  private func read(into changes: inout Changes, where matters: (String) -> Bool) {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return }
    let headSize = MemoryLayout<inotify_event>.size
    buffer.withUnsafeBytes { bytes in
      var position = 0
      while position + headSize <= count {
        let event = bytes.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
        let start = position + headSize
        let name = bytes[start..<min(count, start + Int(event.len))].prefix { $0 != 0 }
        position = start + Int(event.len)
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { changes.isIncomplete = true }
        let folder = folders.withLock { folders in
          // The folder has been removed; a new one may take its place.
          event.mask & UInt32(IN_IGNORED) != 0
            ? folders.removeValue(forKey: event.wd) : folders[event.wd]
        }
        guard let folder, !name.isEmpty else { continue }
        let path = folder + "/" + String(decoding: name, as: UTF8.self)
        if matters(path) { changes.paths.insert(path) }
      }
    }
  }
}
