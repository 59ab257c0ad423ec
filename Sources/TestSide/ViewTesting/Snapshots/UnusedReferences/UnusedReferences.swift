import Foundation
import SystemShims

/// References that no test uses: one file, or all files of a folder.
///
/// Only a process that runs all its tests can find them, and only for the tests of its own library:
/// XCTest and Swift Testing run in separate processes.
struct UnusedReferences: Sendable, Hashable {
  enum Reason: Sendable, Hashable {
    /// The test ran and did not use the reference.
    case unused
    /// No test of the module has this name.
    case missingTest(module: String)
    /// The test file no longer exists.
    case missingFile(file: String, module: String)
    /// The test module no longer exists.
    case missingModule(String)
  }

  let url: URL
  let reason: Reason
  /// The number of files, for a folder.
  var count: Int?
  var package: URL?

  /// Returns all unused references.
  ///
  /// - Parameters:
  ///   - moduleReferences: The references of a module.
  ///   - used: The names of the used files, by the path of their folder.
  ///   - process: The process that ran the tests.
  static func all(
    on moduleReferences: ModuleReferences, used: [String: Set<String>], in process: TestProcess
  ) -> [UnusedReferences] {
    guard process.runsAll else { return [] }
    let sources = TestSources(in: moduleReferences.tests)
    return names(in: moduleReferences.references).flatMap { file -> [UnusedReferences] in
      let folder = moduleReferences.references.appendingPathComponent(file, isDirectory: true)
      let used = used[folder.path] ?? []
      let rest = names(in: folder).filter { !used.contains($0) }
      if rest.isEmpty { return [] }
      if used.isEmpty, !sources.files.contains(file) {
        return [
          UnusedReferences(
            url: folder, reason: .missingFile(file: file, module: moduleReferences.module),
            count: rest.count,
            package: moduleReferences.package)
        ]
      }
      return rest.compactMap { name in
        reason(name, sources, moduleReferences.module, process.library).map {
          UnusedReferences(
            url: folder.appendingPathComponent(name), reason: $0, package: moduleReferences.package)
        }
      }
    }
  }

  /// Returns the reason, or `nil` if a test that didn't run in this process may use the file.
  private static func reason(
    _ name: String, _ sources: TestSources, _ module: String, _ library: TestProcess.Library
  ) -> Reason? {
    guard let kinds = sources.functions[SnapshotName.test(ofFile: name)] else {
      return .missingTest(module: module)
    }
    let kindsThatRan: Set<TestSources.Kind> =
      library == .swiftTesting ? [.swiftTesting] : [.xcTest]
    return kinds.isSubset(of: kindsThatRan) ? .unused : nil
  }

  fileprivate static func names(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Returns the subfolders; files, such as a README, are left out.
  fileprivate static func folders(in folder: URL) -> [String] {
    names(in: folder).filter {
      FileManager.default.isFolder(atPath: folder.appendingPathComponent($0).path)
    }
  }
}

// MARK: - Modules that took no snapshot

extension UnusedReferences {
  /// Returns the references of modules whose tests took no snapshots, including deleted modules.
  static func all(beside modules: Set<ModuleReferences>, in process: TestProcess)
    -> [UnusedReferences]
  {
    guard process.runsAll else { return [] }
    let packages = Dictionary(grouping: modules.filter { $0.package != nil }, by: \.package)
    return packages.values.flatMap { modules -> [UnusedReferences] in
      guard let first = modules.first, let package = first.package else { return [] }
      let root = first.references.deletingLastPathComponent()
      let known = Set(modules.map(\.module))
      return folders(in: root).filter { !known.contains($0) }.flatMap { module in
        let references = root.appendingPathComponent(module, isDirectory: true)
        if let tests = folder(named: module, in: package) {
          let moduleReferences = ModuleReferences(
            references: references, tests: tests, module: module, package: package)
          return all(on: moduleReferences, used: [:], in: process)
        }
        let manifest = try? String(
          contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
        // A target's folder may have a different name than the target.
        if manifest?.contains("\"\(module)\"") ?? true { return [] }
        return [
          UnusedReferences(
            url: references, reason: .missingModule(module),
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
