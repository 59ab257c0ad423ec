import Foundation

/// The differences from Apple's module that the documentation lists.
struct CompatibilityLedger {
  /// The reasons for declarations that are missing or differ, by name.
  var declarations: [String: String] = [:]
  /// The lines about differences in behaviour.
  var behaviours: [String] = []

  /// Reads `Compatibility.md`.
  init() throws {
    let file = Fixture.package.appendingPathComponent(
      "Sources/TestSide/XCUIAutomation/XCUIAutomation.docc/Compatibility.md")
    var section = ""
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("- ") else { continue }
      guard section == "Declarations" else {
        behaviours.append(String(line.dropFirst(2)))
        continue
      }
      let parts = line.dropFirst(2).split(separator: "`", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { continue }
      let reason = parts[2...].joined(separator: "`")
      declarations[String(parts[1])] = reason.trimmingCharacters(in: [":", " "])
    }
  }
}
