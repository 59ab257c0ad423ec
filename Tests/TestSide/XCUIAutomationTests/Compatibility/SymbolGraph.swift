import Foundation
import SystemShims

/// The public declarations of compiled modules, extracted by the compiler's own tool.
struct SymbolGraph {
  /// The declarations by qualified name: `XCUIElement.tap()`; overloads share a name.
  private(set) var declarations: [String: [String]] = [:]
  /// The types that each type inherits from or conforms to, by its name.
  private(set) var inherited: [String: Set<String>] = [:]

  private struct File: Decodable {
    var symbols: [Symbol]
    var relationships: [Relationship]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable { var identifier: String }
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable {
      var spelling: String
      var preciseIdentifier: String?
    }
    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]

    var declaration: String { declarationFragments.map(\.spelling).joined() }

    /// The identifier of the type that a type alias stands for.
    var aliasedType: String? {
      guard kind.identifier == "swift.typealias" else { return nil }
      return declarationFragments.last { $0.preciseIdentifier != nil }?.preciseIdentifier
    }
  }

  private struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  private struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// Extracts the symbol graph of a module that was built along with the tests.
  ///
  /// - Parameters:
  ///   - module: The module.
  ///   - source: Another module. Where a type alias of the first stands for a type of this one, the
  ///     type and its members have the alias's name.
  init(module: String, aliasing source: String) throws {
    let file = try Self.extract(module)
    let sourceFile = try Self.extract(source)
    var names: [String: String] = [:]
    for symbol in file.symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      let aliased = sourceFile.symbols.first { $0.identifier.precise == symbol.aliasedType }
      if let aliased {
        add(sourceFile.symbols, below: aliased.pathComponents, as: path)
        names[aliased.identifier.precise] = path
      } else {
        names[symbol.identifier.precise] = path
        declarations[path, default: []].append(symbol.declaration)
      }
    }
    for relationship in file.relationships + sourceFile.relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? ""
      inherited[source, default: []].insert(
        target.split(separator: ".").last.map(String.init) ?? target)
    }
  }

  /// Adds a type and its members, by the name that an alias gives the type.
  private mutating func add(_ symbols: [Symbol], below type: [String], as alias: String) {
    for symbol in symbols where symbol.pathComponents.starts(with: type) {
      let path = [alias] + symbol.pathComponents.dropFirst(type.count)
      declarations[path.joined(separator: "."), default: []].append(symbol.declaration)
    }
  }

  private static func extract(_ module: String) throws -> File {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I",
      Bundle.main.bundleURL.appendingPathComponent("Modules").path, "-I",
      Fixture.package.appendingPathComponent("Sources/Shared/VirtualClock/include").path,
      "-target", Self.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try ProcessStart.exclusively { try process.run() }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(description: "swift symbolgraph-extract failed: \(text)")
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
    return try JSONDecoder().decode(File.self, from: data)
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
