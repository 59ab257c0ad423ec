import Foundation
import Testing

/// Checks that a test demonstrates each of the ledger's lines about behaviour.
@Suite struct `The evidence` {
  private struct Row {
    /// The line of the ledger without its reason.
    var statement: String
    /// The name of the test, or `compiler` if there is nothing to run.
    var test: String
  }

  private func rows() throws -> [Row] {
    let file = Fixture.package.appendingPathComponent("Fixtures/XCUIAutomation/evidence.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { line in
        let columns = line.split(separator: "\t").map(String.init)
        try #require(columns.count == 2, "“\(line)”")
        return Row(statement: columns[0], test: columns[1])
      }
  }

  /// Returns the names of the functions in all tests of the package.
  private func functions() throws -> Set<String> {
    let folder = Fixture.package.appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        guard let keyword = line.firstRange(of: "func ".utf8) else { continue }
        var rest = line[keyword.upperBound...]
        let isRaw = rest.first == UInt8(ascii: "`")
        if isRaw { rest.removeFirst() }
        let end = UInt8(ascii: isRaw ? "`" : "(")
        names.insert(String(Substring(rest.prefix { $0 != end })))
      }
    }
    return names
  }

  @Test func `covers every line of the ledger and nothing else`() throws {
    let statements = try CompatibilityLedger().behaviours.map { line in
      line.components(separatedBy: ": ")[0]
    }
    let shown = try rows().map(\.statement)
    #expect(Set(shown).count == shown.count, "a line has two rows")
    for statement in Set(statements).subtracting(shown).sorted() {
      Issue.record("Nothing shows “\(statement)”.")
    }
    for statement in Set(shown).subtracting(statements).sorted() {
      Issue.record("The ledger no longer says “\(statement)”.")
    }
  }

  @Test func `refers to existing tests`() throws {
    let functions = try functions()
    for row in try rows() where row.test != "compiler" {
      let isThere = functions.contains(row.test)
      #expect(isThere, "“\(row.test)”, which shows “\(row.statement)”, is gone")
    }
  }
}
