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

  /// Returns the names of the targets of Understudy in a folder; none if it isn't there.
  ///
  /// They are those of the folders of its sources and tests: SwiftPM knows a target by its name alone, whatever
  /// package it belongs to.
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

  /// Returns the path of a folder below the nearest one that is around it and another.
  static func place(of folder: URL, beside other: URL) -> String {
    let names = components(of: folder)
    let common = zip(names, components(of: other)).prefix { $0 == $1 }.count
    return names[common...].joined(separator: "/")
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
