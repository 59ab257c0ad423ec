import AutomationProtocol
import Foundation
import Testing

@Suite struct PredicateCodingTests {
  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private static func predicate(_ json: String) throws -> ElementPredicate {
    try JSONDecoder().decode(ElementPredicate.self, from: Data(json.utf8))
  }

  static let forms: [FormatCase<String>] = [
    FormatCase("'Save' IN identifiers", [], #"{"identifiedBy":"Save"}"#),
    FormatCase("TRUEPREDICATE", [], "true"),
    FormatCase("NOT FALSEPREDICATE", [], #"{"not":false}"#),
    FormatCase(
      "label CONTAINS[c] 'Month'", [], #"{"contains":[{"key":"label"},"Month"],"options":"c"}"#),
    FormatCase(
      "isEnabled == TRUE AND count < 3 OR value == nil", [],
      #"{"or":[{"and":[{"==":[{"key":"isEnabled"},true]},{"<":[{"key":"count"},3]}]},"#
        + #"{"==":[{"key":"value"},null]}]}"#),
    FormatCase(
      "ANY identifiers BEGINSWITH[cd] 'S'", [],
      #"{"beginsWith":[{"key":"identifiers"},"S"],"modifier":"any","options":"cd"}"#),
    FormatCase(
      "ALL a IN {1, 2.5, 'x'}", [], #"{"in":[{"key":"a"},[1,2.5,"x"]],"modifier":"all"}"#),
    FormatCase(
      "frame.size.width BETWEEN {1.0, 2}", [],
      #"{"between":[{"key":"frame.size.width"},[{"double":1},2]]}"#),
    FormatCase("SELF MATCHES 'x'", [], #"{"matches":[{"self":true},"x"]}"#),
    FormatCase(
      "1 + a ** 2 != $n", [], #"{"!=":[{"+":[1,{"**":[{"key":"a"},2]}]},{"variable":"n"}]}"#),
    FormatCase(
      "lowercase(label) LIKE 'x'", [],
      #"{"like":[{"arguments":[{"key":"label"}],"function":"lowercase"},"x"]}"#),
    FormatCase(
      "a[FIRST] == a[LAST]", [], #"{"==":[{"first":{"key":"a"}},{"last":{"key":"a"}}]}"#),
    FormatCase(
      "a[SIZE] > a[2].b", [],
      #"{">":[{"count":{"key":"a"}},{"key":"b","of":{"index":[{"key":"a"},2]}}]}"#),
    FormatCase(
      "SUBQUERY(a, $x, $x == 1).@count > 0", [],
      #"{">":[{"key":"@count","of":{"subquery":{"key":"a"},"variable":"x","where":{"==":"#
        + #"[{"variable":"x"},1]}}},0]}"#),
    FormatCase("a > CAST(1.5, 'NSDate')", [], #"{">":[{"key":"a"},{"date":1.5}]}"#),
    FormatCase(
      "frame == %@", [.value(.rect(x: 1, y: 2, width: 3, height: 4))],
      #"{"==":[{"key":"frame"},{"rect":[1,2,3,4]}]}"#),
  ]

  @Test(arguments: forms)
  func `the JSON form is short and readable`(_ row: FormatCase<String>) throws {
    let predicate = try parsed(row.format, row.arguments)
    #expect(try Self.json(predicate) == row.expected)
    #expect(try Self.predicate(row.expected) == predicate)
  }

  @Test func `an encoded predicate decodes to the same predicate`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = RandomPredicate(seed: seed)
    for round in 0..<150 {
      let predicate = random.predicate()
      let json = try Self.json(predicate)
      let again = try Self.predicate(json)
      #expect(again == predicate, "seed \(seed), round \(round): \(json)")
      // The values 1, 1.0 and true are equal, but their JSON forms differ.
      #expect(try Self.json(again) == json, "seed \(seed), round \(round)")
    }
  }

  @Test func `values and expressions have the same form on their own`() throws {
    let values: [(PredicateValue, String)] = [
      (.double(.infinity), #"{"double":"inf"}"#), (.double(1e300), #"{"double":1e+300}"#),
      (.array([.int(1), .null]), #"{"array":[1,null]}"#),
      (.dictionary(["a": .bool(true)]), #"{"dictionary":{"a":true}}"#),
      (.point(x: 1, y: 2.5), #"{"point":[1,2.5]}"#),
      (.size(width: 1, height: 2), #"{"size":[1,2]}"#),
    ]
    for (value, json) in values {
      #expect(try Self.json(value) == json)
      #expect(try JSONDecoder().decode(PredicateValue.self, from: Data(json.utf8)) == value)
    }
  }

  static let faults: [(String, String)] = [
    (
      #"{"contain":[{"key":"label"},"x"]}"#,
      "The JSON form contain is no predicate (did you mean contains?). It can be not, and, or, "
        + "identifiedBy, ==, !=, <, <=, >, >=, contains, beginsWith, endsWith, like, matches, in, "
        + "between, options or modifier."
    ),
    (
      #"{"==":[1]}"#, "The JSON form == with 1 members is no predicate. It can be 2 members."
    ),
    (
      #"{"==":[1,2],"options":"cx"}"#,
      "The JSON form cx is no predicate. It can be the letters c, d, n, l."
    ),
    (
      #"{"==":[1,2],"modifier":"most"}"#,
      "The JSON form most is no predicate. It can be direct, any or all."
    ),
    (
      #"{"==":[{"key":"a..b"},2]}"#,
      "The JSON form key \"a..b\" is no expression. It can be keys with dots."
    ),
    (
      #"{"==":[{"function":"lower","arguments":[1]},2]}"#,
      "The JSON form lower is no expression. It can be lowercase, uppercase, length, count, abs, "
        + "sum, min, max, average, sqrt, floor, ceiling, trunc or modulus:by:."
    ),
  ]

  @Test(arguments: faults)
  func `an unknown form is explained`(_ json: String, _ text: String) {
    #expect(throws: DecodingError.self) { try Self.predicate(json) }
    do {
      _ = try Self.predicate(json)
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.debugDescription == text)
      #expect((context.underlyingError as? ElementPredicateError)?.code == .unknownForm)
    } catch {
      Issue.record("another error: \(error)")
    }
  }

  static let malformed: [String] = [
    "null", "1", "[]", "{}", #""label""#, #"{"not":true,"and":[]}"#, #"{"and":true}"#, #"{"==":3}"#,
    #"{"==":[1,2,3]}"#, #"{"==":[1,2],"!=":[1,2]}"#, #"{"identifiedBy":3}"#,
    #"{"identifiedBy":"x","options":"c"}"#, #"{"options":"c"}"#, #"{"==":[{},1]}"#,
    #"{"==":[{"self":false},1]}"#, #"{"==":[{"rect":[1,2]},1]}"#, #"{"==":[{"date":"today"},1]}"#,
    #"{"==":[{"function":"abs"},1]}"#, #"{"==":[{"function":"abs","arguments":[]},1]}"#,
    #"{"==":[{"index":[1]},1]}"#, #"{"==":[{"key":"a","self":true},1]}"#,
    #"{"==":[{"double":"x"},1]}"#,
  ]

  @Test(arguments: malformed)
  func `JSON that is not a predicate is an error`(_ json: String) {
    #expect(throws: DecodingError.self) { try Self.predicate(json) }
  }

  @Test func `JSON nested too deeply is an error`() {
    let deep =
      String(repeating: #"{"not":"#, count: 450) + "true" + String(repeating: "}", count: 450)
    #expect(throws: DecodingError.self) { try Self.predicate(deep) }
    let deeper = String(repeating: #"{"not":"#, count: 100_000) + "true"
    #expect(throws: DecodingError.self) { try Self.predicate(deeper) }
  }

  @Test func `every parsed predicate can be sent`() throws {
    let sum = Array(repeating: "1", count: 51).joined(separator: " + ")
    let format =
      String(repeating: "(a == 1 OR (b == 2 AND ", count: 64) + "c == \(sum)"
      + String(repeating: "))", count: 64)
    let predicate = try parsed(format)
    #expect(try Self.predicate(try Self.json(predicate)) == predicate)
    let calls = String(repeating: "abs(", count: 128) + sum + String(repeating: ")", count: 128)
    let called = try parsed("c == \(calls)")
    #expect(try Self.predicate(try Self.json(called)) == called)
  }

  @Test func `an error is encoded as JSON without loss`() throws {
    let error = try #require(parsingError("label CONTAIN 'x'"))
    let data = try JSONEncoder().encode(error)
    #expect(try JSONDecoder().decode(ElementPredicateError.self, from: data) == error)
  }
}
