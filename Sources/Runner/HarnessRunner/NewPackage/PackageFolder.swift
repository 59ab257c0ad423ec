import Foundation

/// Where packages are, from one another.
enum PackageFolder {
  /// Returns the nearest folder around a place that holds Understudy's manifest.
  static func around(_ place: URL) -> URL? {
    var folder = place.standardizedFileURL.resolvingSymlinksInPath()
    while folder.path != "/" {
      let runner = folder.appendingPathComponent("Sources/Runner/HarnessRunner")
      if FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("Package.swift").path),
        FileManager.default.fileExists(atPath: runner.path)
      {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the path from a folder to another, such as `../Understudy`.
  static func path(from folder: URL, to other: URL) -> String {
    let start = components(of: folder)
    let end = components(of: other)
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + end[common...]).joined(separator: "/")
  }

  /// The folders of a path, without links where the path exists.
  private static func components(of url: URL) -> [String] {
    var rest = url.standardizedFileURL
    var missing: [String] = []
    while rest.path != "/", !FileManager.default.fileExists(atPath: rest.path) {
      missing.insert(rest.lastPathComponent, at: 0)
      rest.deleteLastPathComponent()
    }
    return rest.resolvingSymlinksInPath().pathComponents + missing
  }
}
