import Foundation
import FoundationAdditions
import Testing

/// Objects and values as arguments of formats.
@Suite struct `An argument of a format` {
  private final class Named: NSObject, Sendable {
    override var description: String { "a named object" }
  }

  @Test func `may be an object`() {
    #expect(String(format: "%@ %@ %d", NSNumber(value: 3), "x", 4) == "3 x 4")
    #expect(String(format: "%@", Named()) == "a named object")
    #expect(String(format: "%@", NSURL(string: "http://a.b")!) == "http://a.b")
    #expect(String(format: "%@", NSString("text")) == "text")
    #expect(NSString(format: "%@", NSNumber(value: 2.5)) == "2.5")
  }

  @Test func `may be a value that is bridged to an object on Apple's platforms`() {
    let date = Date(timeIntervalSince1970: 0)
    let id = UUID()
    #expect(String(format: "%@", date as any CVarArg) == "1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", URL(fileURLWithPath: "/a") as any CVarArg) == "file:///a")
    #expect(String(format: "%@", id as any CVarArg) == id.uuidString)
    #expect(String(format: "%@", ["a"] as any CVarArg) == "[\"a\"]")
  }

  @Test func `may come from a list`() {
    let list: [Any] = ["x", NSNumber(value: 4), Named(), 1]
    let arguments = list.compactMap { $0 as? any CVarArg }
    #expect(String(format: "%@ %@ %@ %d", arguments: arguments) == "x 4 a named object 1")
  }
}
