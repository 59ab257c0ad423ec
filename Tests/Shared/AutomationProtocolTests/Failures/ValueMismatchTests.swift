import AutomationProtocol
import Foundation
import Testing

@Suite struct ValueMismatchTests {
  private struct Book: Codable {
    var title: String
    var pages: Int
    var parts: [String: [Int]]?
  }

  private func problem(_ text: String?) -> ValueMismatch? {
    let data = text.map { Data($0.utf8) }
    do {
      _ = try JSONDecoder().decode(Book.self, from: data ?? Data("null".utf8))
      return nil
    } catch {
      return ValueMismatch(error, type: "Book", in: data)
    }
  }

  @Test(arguments: [
    (#"{"title": "Emma"}"#, "", "“pages” is missing", #"{"title":"Emma"}"#),
    (#"{"title": "Emma", "pages": "x"}"#, "pages", "a string instead", #""x""#),
    (#"{"title": "Emma", "pages": 1, "parts": {"a": [1, true]}}"#, "parts.a.1", "Int", "true"),
    (#"{"title": null, "pages": 1}"#, "title", "null", "null"),
    (#"[1, 2]"#, "", "Dictionary", "[1,2]"),
    (#"{"title""#, "", "JSON", #"{"title""#),
  ])
  func `a value that doesn't fit comes with its key and what is there`(
    text: String, path: String, reason: String, found: String
  ) throws {
    let mismatch = try #require(problem(text))
    #expect(mismatch.path == path)
    #expect(mismatch.reason.contains(reason), "\(mismatch.reason)")
    #expect(!mismatch.reason.hasSuffix("."))
    #expect(mismatch.found == found)
  }

  @Test func `without a value there is nothing`() throws {
    let mismatch = try #require(problem(nil))
    #expect(mismatch.found == "nothing")
    #expect(mismatch.clause.hasSuffix("Found: nothing."))
  }

  @Test func `a long value is shortened`() throws {
    let long = String(repeating: "x", count: 10_000)
    let mismatch = try #require(problem(#"{"title": "Emma", "pages": "\#(long)"}"#))
    #expect(mismatch.found.count <= 201)
  }
}
