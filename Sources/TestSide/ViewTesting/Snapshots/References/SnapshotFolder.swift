import Foundation

/// Where the references of one file of tests lie.
struct SnapshotFolder: Sendable, Hashable {
  /// The folder of the references.
  let references: URL
  /// The folder for pictures that differ from theirs.
  let differing: URL
  /// The file of tests; nil when it is not known.
  var source: URL?

  init(references: URL, differing: URL, source: URL? = nil) {
    self.references = references
    self.differing = differing
    self.source = source
  }

  /// - Parameters:
  ///   - fileID: `Module/File.swift`.
  ///   - filePath: The file of tests.
  init(fileID: String, filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    let file = source.deletingPathExtension().lastPathComponent
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    self.source = source
    guard let package = Self.package(around: source) else {
      references = Self.folder("Snapshots/\(file)", in: source.deletingLastPathComponent())
      differing = Self.folder(
        "Snapshots/\(module)/\(file)", in: FileManager.default.temporaryDirectory)
      return
    }
    references = Self.folder("Fixtures/Snapshots/\(module)/\(file)", in: package)
    differing = Self.folder(".build/snapshots/\(module)/\(file)", in: package)
  }

  /// Without the hint a URL is another one once the folder exists.
  private static func folder(_ path: String, in folder: URL) -> URL {
    folder.appendingPathComponent(path, isDirectory: true)
  }

  /// The nearest folder above a file that holds a manifest.
  private static func package(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
