import Foundation

/// Announces changed files.
struct WatchAnnouncement {
  let console: Console
  /// The folder to which shown paths are relative.
  let folder: URL

  /// Clears the screen of a terminal and prints the names of the files.
  func announce(_ changes: FolderWatch.Changes) {
    if console.isScreen { console.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    let prefix = folder.resolvingSymlinksInPath().path + "/"
    let names = changes.paths.sorted().map {
      $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0
    }
    let shown = names.prefix(3).joined(separator: ", ")
    let more = names.count > 3 ? " and \(names.count - 3) more" : ""
    console.print(console.styled("changed: \(names.isEmpty ? "many files" : shown + more)", .bold))
  }
}
