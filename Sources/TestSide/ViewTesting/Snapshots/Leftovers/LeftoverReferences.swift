import Foundation

/// References that no test uses: one file, or all files of a folder.
///
/// Only a process that runs all its tests can find them. It knows the tests of its own library,
/// because XCTest and Swift Testing run in one process each.
struct LeftoverReferences: Sendable, Hashable {
  enum Reason: Sendable, Hashable {
    /// The test ran and did not use the reference.
    case unused
    /// No test of the module has this name.
    case noTest(module: String)
    /// The test file no longer exists.
    case noFile(file: String, module: String)
    /// The test module no longer exists.
    case noModule(String)
  }

  let url: URL
  let reason: Reason
  /// The number of files, for a folder.
  var count: Int?
  var package: URL?

  /// Returns all unused references.
  ///
  /// - Parameters:
  ///   - shelf: The references of a module.
  ///   - used: The names of the used files, by the path of their folder.
  ///   - process: The process that ran the tests.
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

  /// Returns the reason, or `nil` if a test that did not run in this process may use the file.
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

  /// Returns the subfolders, without files such as one that describes the folders.
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
  /// Returns the references of modules whose tests took no snapshots, including deleted modules.
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
        // The folder of a target may have another name than the target.
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
