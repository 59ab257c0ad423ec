import Foundation
import SystemShims

extension LaunchScheme {
  /// The place to look for a local scheme.
  public enum Location: Hashable, Sendable {
    /// The given file only.
    case file(String)

    /// The nearest scheme to the given file.
    ///
    /// The file that the environment variable ``LaunchScheme/variable`` names comes first, then
    /// ``LaunchScheme/localPath`` in the file's folder or its nearest ancestor, up to the top of
    /// the git work tree.
    case near(String)
  }

  /// The environment variable that names a local scheme: `UNDERSTUDY_SCHEME`.
  public static let variable = "UNDERSTUDY_SCHEME"

  /// The path of the local scheme in a package.
  public static let localPath = "Fixtures/Schemes/testing.local.scheme"

  /// The path of the template in a package.
  public static let templatePath = "Fixtures/Schemes/testing.scheme.example"

  /// A local scheme that exists, or the place to create it.
  struct Found: Hashable, Sendable {
    var file: URL
    var exists: Bool
    var template: URL?
  }

  /// Finds the local scheme.
  ///
  /// - Throws: ``LaunchDomainError/schemeFile(path:_:)`` if a file named explicitly doesn't exist.
  static func find(
    _ location: Location, environment: [String: String]
  ) throws(LaunchDomainError) -> Found {
    switch location {
    case .file(let path):
      return try named(path, variable: nil)
    case .near(let path):
      if let named = environment[variable], !named.isEmpty {
        return try self.named(named, variable: variable)
      }
      return search(from: URL(fileURLWithPath: path))
    }
  }

  private static func named(
    _ path: String, variable: String?
  ) throws(LaunchDomainError) -> Found {
    let file = URL(fileURLWithPath: path)
    guard exists(file) else {
      throw .schemeFile(path: file.path, .notFound(variable: variable))
    }
    return Found(file: file, exists: true)
  }

  private static func search(from start: URL) -> Found {
    var folders = foldersUpward(from: start)
    let isFolder = FileManager.default.isFolder(atPath: start.path)
    var outermost = isFolder ? start : start.deletingLastPathComponent()
    if let top = GitIndex.workTree(around: start), let index = folders.firstIndex(of: top) {
      folders.removeSubrange((index + 1)...)
      outermost = top
    }
    if let folder = folders.first(where: { exists($0.appendingPathComponent(localPath)) }) {
      return Found(file: folder.appendingPathComponent(localPath), exists: true)
    }
    // The new file belongs where the template is, or else at the top of the package or work tree;
    // without any of these, in the folder itself.
    let home =
      folders.first { exists($0.appendingPathComponent(templatePath)) }
      ?? folders.first { exists($0.appendingPathComponent("Package.swift")) }
      ?? outermost
    let template = home.appendingPathComponent(templatePath)
    return Found(
      file: home.appendingPathComponent(localPath), exists: false,
      template: exists(template) ? template : nil)
  }

  /// Returns the folder (or a file's folder) and its ancestors, innermost first.
  static func foldersUpward(from start: URL) -> [URL] {
    let names = start.standardizedFileURL.pathComponents.dropFirst()
    return (0...names.count).reversed().map { count in
      let path = names.prefix(count).joined(separator: "/")
      return URL(fileURLWithPath: "/" + path, isDirectory: true)
    }
  }

  /// Returns whether a file exists.
  ///
  /// A link without its target counts, because otherwise the advice to make a file would make that target.
  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path) || isSymbolicLink(file)
  }
}
