import Foundation
import Testing

/// The module declares what Apple's does, and its documentation lists every exception.
@Suite struct `The declarations` {
  /// Returns the declarations that are missing or differ, by name.
  private func differences() throws -> [String: String] {
    let graph = try SymbolGraph(module: "XCUIAutomation", aliasing: "ElementTypes")
    var differences: [String: String] = [:]
    for row in try DeclarationTable().rows {
      guard let own = graph.declarations[row.path] else {
        differences[row.path] = "missing: \(row.declaration)"
        continue
      }
      let wanted = row.declaration.normalizedDeclaration
      // For some types the table has only the name and not the declaration.
      let given = own.map {
        $0.hasPrefix("protocol ") ? $0.components(separatedBy: " : ")[0] : $0.normalizedDeclaration
      }
      if wanted != row.path, !given.contains(wanted) {
        differences[row.path] = "is \(own.joined(separator: " / ")), should be \(row.declaration)"
      }
      // The symbol graph does not contain the raw type of an enumeration.
      let missing = row.inherited.filter { $0 != "Int" }.filter {
        graph.inherited[row.path]?.contains($0) != true
      }
      if !missing.isEmpty {
        differences[row.path] = "is no \(missing.joined(separator: ", "))"
      }
    }
    return differences
  }

  @Test func `are Apple's, except for those that the ledger lists`() throws {
    let differences = try differences()
    let ledger = try CompatibilityLedger()
    for (path, difference) in differences.sorted(by: { $0.key < $1.key })
    where ledger.declarations[path] == nil {
      Issue.record("\(path) \(difference); it is not in Compatibility.md")
    }
    for path in ledger.declarations.keys.sorted() where differences[path] == nil {
      Issue.record("\(path) is in Compatibility.md, but is as Apple's")
    }
  }

  @Test func `are all in the table`() throws {
    let rows = try DeclarationTable().rows
    #expect(rows.count == 524)
    #expect(rows.first { $0.path == "XCUIElementSnapshot" }?.inherited == ["XCUIElementAttributes"])
  }

  @Test func `in the ledger have reasons`() throws {
    let ledger = try CompatibilityLedger()
    #expect(!ledger.declarations.isEmpty && !ledger.behaviours.isEmpty)
    for (path, reason) in ledger.declarations {
      #expect(reason.count > 10, "\(path) needs a reason")
    }
    for line in ledger.behaviours {
      #expect(line.contains(": "), "“\(line)” needs a reason")
    }
  }

  @Test(arguments: [
    ("@nonobjc func a( _ b: Int = 1 ) -> C", "func a(_ b: Int = 1) -> C"),
    ("static let `default`: T", "static var default: T { get }"),
    (
      "func wait<V>(for k: KeyPath<E, V>) -> Bool where V : Equatable",
      "func wait(for k: KeyPath) -> Bool where V : Equatable"
    ),
    ("override class var a: B { get }", "static var a: B { get }"),
  ])
  func `are compared by their meaning`(declaration: String, normalized: String) {
    #expect(declaration.normalizedDeclaration == normalized)
  }
}
