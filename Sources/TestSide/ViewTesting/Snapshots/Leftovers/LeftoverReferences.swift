import Foundation

/// References that no test uses: one file, or all files of a folder.
///
/// Only a process that runs all its tests can know. It knows of the tests of its own library: XCTest and
/// Swift Testing run in a process each.
struct LeftoverReferences: Sendable, Hashable {
  enum Reason: Sendable, Hashable {
    /// Its test ran.
    case unused
    /// No test of the module has its name.
    case noTest(module: String)
    /// The file of tests is gone.
    case noFile(file: String, module: String)
    /// The module of tests is gone.
    case noModule(String)
  }

  let url: URL
  let reason: Reason
  /// How many files they are, if it is a folder.
  var count: Int?
  var package: URL?

  /// - Parameters:
  ///   - shelf: A module's references.
  ///   - used: Names of files, by their folder's path.
  ///   - process: What has run.
  static func all(
    on shelf: SnapshotShelf, used: [String: Set<String>], in process: TestProcess
  ) -> [LeftoverReferences] {
    guard process.runsAll else { return [] }
    let sources = TestSources(in: shelf.tests)
    return names(in: shelf.references).flatMap { file -> [LeftoverReferences] in
      let folder = shelf.references.appendingPathComponent(file, isDirectory: true)
      let used = used[folder.path] ?? []
      let rest = names(in: folder).filter { !used.contains($0) }
      if rest.isEmpty { return [] }
      if used.isEmpty, !sources.files.contains(file) {
        return [
          LeftoverReferences(
            url: folder, reason: .noFile(file: file, module: shelf.module), count: rest.count,
            package: shelf.package)
        ]
      }
      return rest.compactMap { name in
        reason(name, sources, shelf.module, process.library).map {
          LeftoverReferences(
            url: folder.appendingPathComponent(name), reason: $0, package: shelf.package)
        }
      }
    }
  }

  /// Nil when a test that did not run here may use it.
  private static func reason(
    _ name: String, _ sources: TestSources, _ module: String, _ library: TestProcess.Library
  ) -> Reason? {
    guard let kinds = sources.functions[SnapshotName.test(ofFile: name)] else {
      return .noTest(module: module)
    }
    let kindsThatRan: Set<TestSources.Kind> =
      library == .swiftTesting ? [.swiftTesting] : [.xcTest]
    return kinds.isSubset(of: kindsThatRan) ? .unused : nil
  }

  fileprivate static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Without files, such as one that says what the folders are.
  fileprivate static func folders(in folder: URL) -> [String] {
    names(in: folder).filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}

// MARK: - Modules that took no snapshot

extension LeftoverReferences {
  /// Those of modules none of whose tests took a snapshot, the modules that are gone among them.
  static func all(beside shelves: Set<SnapshotShelf>, in process: TestProcess)
    -> [LeftoverReferences]
  {
    guard process.runsAll else { return [] }
    let packages = Dictionary(grouping: shelves.filter { $0.package != nil }, by: \.package)
    return packages.values.flatMap { shelves -> [LeftoverReferences] in
      guard let first = shelves.first, let package = first.package else { return [] }
      let root = first.references.deletingLastPathComponent()
      let known = Set(shelves.map(\.module))
      return folders(in: root).filter { !known.contains($0) }.flatMap { module in
        let references = root.appendingPathComponent(module, isDirectory: true)
        if let tests = folder(named: module, in: package) {
          let shelf = SnapshotShelf(
            references: references, tests: tests, module: module, package: package)
          return all(on: shelf, used: [:], in: process)
        }
        let manifest = try? String(
          contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        // A target can have a path of another name.
        if manifest?.contains("\"\(module)\"") ?? true { return [] }
        return [
          LeftoverReferences(
            url: references, reason: .noModule(module),
            count: names(in: references).map {
              names(in: references.appendingPathComponent($0)).count
            }.reduce(0, +), package: package)
        ]
      }
    }
  }

  private static func folder(named module: String, in package: URL) -> URL? {
    let found = FileManager.default.enumerator(
      at: package, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let url = found?.nextObject() as? URL {
      if url.lastPathComponent == "Fixtures" { found?.skipDescendants() }
      if url.lastPathComponent == module, url.hasDirectoryPath { return url }
    }
    return nil
  }
}
