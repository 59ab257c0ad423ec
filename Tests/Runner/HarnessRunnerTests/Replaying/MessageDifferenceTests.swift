import Foundation
import NetworkStubs
import Testing

@testable import HarnessRunner

@Suite struct MessageDifferenceTests {
  private func difference(_ recorded: String, _ actual: String) throws -> String? {
    try MessageDifference.between(
      JSONValue(parsing: Data(recorded.utf8)), JSONValue(parsing: Data(actual.utf8)),
      ignoring: ["version"]
    ).map { "\($0)" }
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":1}"#, nil),
    (#"{"a":1,"version":1}"#, #"{"a":1,"version":2}"#, nil),
    (#"{"a":1}"#, #"{"a":2}"#, "a is 2; the trace has 1"),
    (#"{"a":[{"b":"x"}]}"#, #"{"a":[{"b":"y"}]}"#, #"a[0].b is "y"; the trace has "x""#),
    (#"{"a":[1,2]}"#, #"{"a":[1]}"#, "a[1] is missing; the trace has 2"),
    (#"{"a":[1]}"#, #"{"a":[1,2]}"#, "a[1] is 2; the trace has nothing there"),
    (#"{}"#, #"{"a":true}"#, "a is true; the trace has nothing there"),
    (#"{"a":"<hidden>"}"#, #"{"a":"secret"}"#, nil),
    (#"{"a":"secret"}"#, #"{"a":"<hidden>"}"#, #"a is "<hidden>"; the trace has "secret""#),
    (#"{"a":0.35}"#, #"{"a":0.35000000000000003}"#, nil),
    (#"{"a":1}"#, #"{"a":0.9999999999999999}"#, nil),
    (#"{"a":0.35}"#, #"{"a":0.36}"#, "a is 0.36; the trace has 0.35"),
    ("1", "2", "the message is 2; the trace has 1"),
  ])
  func `a difference names the first place at which two messages differ`(
    recorded: String, actual: String, text: String?
  ) throws {
    #expect(try difference(recorded, actual) == text)
  }

  @Test func `long values are shortened`() throws {
    let long = String(repeating: "x", count: 500)
    let text = try #require(try difference("\"\(long)\"", "1"))
    #expect(text.count < 200 && text.hasSuffix("…"))
  }
}
