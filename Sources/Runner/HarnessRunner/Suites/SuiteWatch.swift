import Foundation

/// Runs Swift suites, and reruns them when a source file of their package changes, until Ctrl-C.
struct SuiteWatch {
  private var suites: SuiteRun
  private let watch: FolderWatch

  /// Makes a watch.
  ///
  /// - Throws: `RunProblem` if files can't be watched.
  init(_ suites: SuiteRun) throws {
    self.suites = suites
    watch = try FolderWatch()
  }

  /// Runs until an interruption.
  ///
  /// - Throws: `MissingResource` if the package isn't there at the start, or a report can't be written.
  mutating func run() throws -> ExitStatus {
    let (stop, watch, console) = (suites.stop, watch, suites.console)
    Interruption.listen(on: console) {
      SuiteOrphans.adopt()
      stop.interrupt()
      watch.interrupt()
    }
    defer { if stop.isRequested { SuiteOrphans.end() } }
    while !stop.isRequested {
      // Watch first, so that changes during the round are noted, too.
      watch.watch(Self.folders(in: suites.options.package))
      do {
        _ = try suites.round()
      } catch let problem as RunProblem {
        // The package may build after the next change.
        console.printError("error: \(problem.message)")
      }
      // Only the first round is limited to earlier failures.
      suites.options.onlyFailed = false
      if stop.isRequested { break }
      console.print(console.styled("waiting for changes; Ctrl-C ends", .faint))
      guard let changes = watch.changes(where: Self.isSource) else { break }
      WatchAnnouncement(console: console, folder: suites.options.package).announce(changes)
    }
    return .interrupted
  }

  /// Returns whether a file is a source of the tests, rather than a report or another output.
  static func isSource(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    return !name.hasPrefix(".")
      && extensions.contains((name as NSString).pathExtension.lowercased())
  }

  private static let extensions: Set = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "modulemap", "resolved",
    "feature",
    "har", "scheme",
  ]

  /// Returns the folders of a package, without hidden ones such as the build folder.
  static func folders(in package: URL) -> Set<String> {
    let root = package.resolvingSymlinksInPath()
    var folders: Set = [root.path]
    guard
      let inner = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    else { return folders }
    for case let entry as URL in inner {
      let isFolder = (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory
      if isFolder == true { folders.insert(entry.path) }
    }
    return folders
  }
}
