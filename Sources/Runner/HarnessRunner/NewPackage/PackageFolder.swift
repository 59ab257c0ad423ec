import Foundation

/// Finds packages, and the paths between them.
enum PackageFolder {
  /// Returns the nearest folder around a place that contains Understudy's manifest.
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

  /// Returns the names of Understudy's targets in a folder, or none if it isn't there.
  ///
  /// The names are those of the folders with sources and tests. SwiftPM doesn't allow targets of the same
  /// name, even in different packages.
  static func targets(of folder: URL) -> Set<String> {
    let manager = FileManager.default
    func names(in folder: URL) -> [String] {
      (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    }
    let sides = ["Sources", "Tests"].map(folder.appendingPathComponent).flatMap { root in
      names(in: root).map(root.appendingPathComponent)
    }
    return Set(sides.flatMap(names))
  }

  /// Returns the path from a folder to another, such as `../Understudy`.
  static func path(from folder: URL, to other: URL) -> String {
    let start = components(of: folder)
    let end = components(of: other)
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + end[common...]).joined(separator: "/")
  }

  /// Returns the path of a folder below the nearest common parent of it and another.
  static func place(of folder: URL, beside other: URL) -> String {
    let names = components(of: folder)
    let common = zip(names, components(of: other)).prefix { $0 == $1 }.count
    return names[common...].joined(separator: "/")
  }

  /// Returns the components of a path, with symbolic links resolved in its existing part.
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
