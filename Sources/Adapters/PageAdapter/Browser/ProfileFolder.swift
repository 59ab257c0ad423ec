import Foundation

/// The folder for a browser's files, removed with the browser.
struct ProfileFolder {
  let path: String

  /// Makes a new folder, and removes those of hosts that were killed.
  ///
  /// - Throws: `PageAdapterError.browserNotStarted`.
  init(_ executable: BrowserExecutable) throws(PageAdapterError) {
    Self.removeStale()
    var bytes = Array("\(Self.parent)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw .browserNotStarted(path: executable.path, reason: String(cString: strerror(errno)))
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  private static func removeStale() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      guard let owner = pid_t(name.dropFirst(prefix.count).prefix { $0 != "-" }), hasEnded(owner)
      else { continue }
      try? FileManager.default.removeItem(atPath: parent + "/" + name)
    }
  }

  private static func hasEnded(_ process: pid_t) -> Bool {
    if kill(process, 0) != 0 { return errno == ESRCH }
    // Where nobody collects orphans, as in some containers, their numbers stay.
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" Z") == true
  }

  /// The folder outlives the launch that started the host, so it isn't in that launch's container.
  private static let parent = "/tmp"
  private static let prefix = "understudy-page-"
}
