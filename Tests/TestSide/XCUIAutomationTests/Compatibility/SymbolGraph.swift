import Foundation

/// The public declarations of a compiled module, extracted by the compiler's own tool.
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
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
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
  init(module: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "symbolgraph-extract", "-module-name", module, "-I",
      Bundle.main.bundleURL.appendingPathComponent("Modules").path, "-target", Self.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Problem(description: "swift symbolgraph-extract failed: \(text)")
    }
    let data = try Data(contentsOf: folder.appendingPathComponent("\(module).symbols.json"))
    let file = try JSONDecoder().decode(File.self, from: data)
    var names: [String: String] = [:]
    for symbol in file.symbols {
      let path = symbol.pathComponents.joined(separator: ".")
      names[symbol.identifier.precise] = path
      declarations[path, default: []].append(
        symbol.declarationFragments.map(\.spelling).joined())
    }
    for relationship in file.relationships
    where ["conformsTo", "inheritsFrom"].contains(relationship.kind) {
      guard let source = names[relationship.source] else { continue }
      let target = names[relationship.target] ?? relationship.targetFallback ?? ""
      inherited[source, default: []].insert(
        target.split(separator: ".").last.map(String.init) ?? target)
    }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
