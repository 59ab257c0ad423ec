import Foundation
import Testing

@testable import PlatformTypes

struct LocalizedStringsTests {
  /// A bundle such as SwiftPM's, with a table of its language.
  private func bundle(_ texts: [String: String], table: String = "Localizable") throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).resources")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let lines = texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    try Data(lines.utf8).write(to: language.appendingPathComponent("\(table).strings"))
    return try #require(Bundle(url: folder))
  }

  @Test func `a text is found in the first bundle that has it`() throws {
    let first = try bundle(["a": "First"])
    let second = try bundle(["a": "Second", "b": "Other"])
    defer {
      for each in [first, second] { try? FileManager.default.removeItem(at: each.bundleURL) }
    }
    func text(_ key: String, value: String = "") -> String {
      LocalizedStrings.text(key, table: nil, in: [first, second], value: value)
    }
    #expect(text("a") == "First")
    #expect(text("b") == "Other")
    #expect(text("c") == "c")
    #expect(text("c", value: "Default") == "Default")
  }

  @Test func `a table has a separate file`() throws {
    let bundle = try bundle(["a": "In the table"], table: "Words")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(
      NSLocalizedString("a", tableName: "Words", bundle: bundle, comment: "") == "In the table")
    #expect(NSLocalizedString("a", bundle: bundle, value: "None", comment: "") == "None")
    #expect(NSLocalizedString("no such key", comment: "") == "no such key")
  }
}
