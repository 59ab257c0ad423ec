import Foundation
import XCUIAutomation

/// The folder for the references of one test file.
struct SnapshotFolder: Sendable, Hashable {
  /// The folder of the references.
  let references: URL
  /// The folder for pictures that differ from their references.
  let differing: URL
  /// The folder in which to search for unused references.
  let moduleReferences: ModuleReferences

  init(references: URL, differing: URL, moduleReferences: ModuleReferences) {
    self.references = references
    self.differing = differing
    self.moduleReferences = moduleReferences
  }

  /// Finds the folders of a test file.
  ///
  /// - Parameters:
  ///   - fileID: `Module/File.swift`.
  ///   - filePath: The path of the test file.
  init(fileID: String, filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    let file = source.deletingPathExtension().lastPathComponent
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    guard let package = SourcePackage.folder(around: source) else {
      let folder = source.deletingLastPathComponent()
      references = Self.folder("Snapshots/\(file)", in: folder)
      differing = Self.folder(
        "Snapshots/\(module)/\(file)", in: FileManager.default.temporaryDirectory)
      moduleReferences = ModuleReferences(
        references: Self.folder("Snapshots", in: folder), tests: folder, module: module)
      return
    }
    references = Self.folder("Fixtures/Snapshots/\(module)/\(file)", in: package)
    differing = Self.folder(".build/snapshots/\(module)/\(file)", in: package)
    moduleReferences = ModuleReferences(
      references: Self.folder("Fixtures/Snapshots/\(module)", in: package),
      tests: Self.folder(of: module, around: source) ?? package, module: module, package: package)
  }

  /// Returns a folder's URL, marked as a folder so that it stays the same once the folder exists.
  private static func folder(_ path: String, in folder: URL) -> URL {
    folder.appendingPathComponent(path, isDirectory: true)
  }

  /// Returns the nearest folder above a file that is named after a module.
  private static func folder(of module: String, around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      if folder.lastPathComponent == module { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// The references of a test module, with a folder for each test file.
struct ModuleReferences: Sendable, Hashable {
  let references: URL
  /// The folder of the test files, which may have subfolders.
  let tests: URL
  let module: String
  /// The folder to which displayed paths are relative, or `nil` if there is no package.
  var package: URL?
}
