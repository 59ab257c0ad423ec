import Foundation

/// Where the references of one file of tests lie.
struct SnapshotFolder: Sendable, Hashable {
  /// The folder of the references.
  let references: URL
  /// The folder for pictures that differ from theirs.
  let differing: URL
  /// Where to look for references that no test uses.
  let shelf: SnapshotShelf

  init(references: URL, differing: URL, shelf: SnapshotShelf) {
    self.references = references
    self.differing = differing
    self.shelf = shelf
  }

  /// - Parameters:
  ///   - fileID: `Module/File.swift`.
  ///   - filePath: The file of tests.
  init(fileID: String, filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    let file = source.deletingPathExtension().lastPathComponent
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    guard let package = Self.package(around: source) else {
      let folder = source.deletingLastPathComponent()
      references = Self.folder("Snapshots/\(file)", in: folder)
      differing = Self.folder(
        "Snapshots/\(module)/\(file)", in: FileManager.default.temporaryDirectory)
      shelf = SnapshotShelf(
        references: Self.folder("Snapshots", in: folder), tests: folder, module: module)
      return
    }
    references = Self.folder("Fixtures/Snapshots/\(module)/\(file)", in: package)
    differing = Self.folder(".build/snapshots/\(module)/\(file)", in: package)
    shelf = SnapshotShelf(
      references: Self.folder("Fixtures/Snapshots/\(module)", in: package),
      tests: Self.folder(of: module, around: source) ?? package, module: module, package: package)
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

  /// The nearest folder above a file that has a module's name.
  private static func folder(of module: String, around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      if folder.lastPathComponent == module { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// The references of a whole module of tests: a folder for each of its files.
struct SnapshotShelf: Sendable, Hashable {
  let references: URL
  /// Where the files of tests lie, however deep.
  let tests: URL
  let module: String
  /// What paths are told from; nil where there is no package.
  var package: URL?
}
