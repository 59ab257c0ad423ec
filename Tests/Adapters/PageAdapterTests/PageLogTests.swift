import Foundation
import Testing

@testable import PageAdapter

@Suite struct PageLogTests {
  private static let style: JSON = ["type": "string", "value": "color: red"]
  private static let x: JSON = ["type": "string", "value": "x"]
  private static let number: JSON = ["type": "number", "value": 2.75]
  private static let nothing: JSON = ["type": "number", "unserializableValue": "NaN"]
  private static let object: JSON = ["type": "object", "description": "Object"]

  @Test(
    arguments: [
      ("bad %s", [x], "bad x"), ("bad %s", [x, number], "bad x 2.75"),
      ("%s and %s", [x], "x and %s"),
      ("%d, %i, %f", [number, number, number], "2, 2, 2.75"), ("%d", [x], "NaN"),
      ("%i", [nothing], "NaN"), ("%o|%O", [object, x], "Object|x"),
      ("%cred%c %s", [style, style, x], "red x"), ("%c", [], "%c"),
      ("100%% of %s", [x], "100% of x"),
      ("%%s", [x], "%s x"), ("5 %", [x], "5 % x"), ("%q%s", [x], "%qx"), ("5 % %%s", [], "5 % %s"),
      ("", [x], " x"),
    ] as [(String, [JSON], String)])
  func `the first value is a format for the others`(
    format: String, values: [JSON], text: String
  ) {
    #expect(PageLog.text(of: [["type": "string", "value": .string(format)]] + values) == text)
  }

  @Test func `inserted values aren't read as formats`() {
    let directive: JSON = ["type": "string", "value": "%s"]
    #expect(PageLog.text(of: [directive, directive, Self.x]) == "%s x")
  }

  @Test func `a first value that isn't a text isn't a format`() {
    #expect(
      PageLog.text(of: [Self.number, ["type": "string", "value": "%s"], Self.x]) == "2.75 %s x")
    #expect(PageLog.text(of: []) == "")
  }

  @Test func `a message of the console is a line of the log`() throws {
    let pipe = Pipe()
    PageLog(output: pipe.fileHandleForWriting).console([
      "type": "error", "args": [["type": "string", "value": "bad %s"], Self.x],
    ])
    try pipe.fileHandleForWriting.close()
    let text = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(String(decoding: text, as: UTF8.self) == "console.error: bad x\n")
  }
}
