import Foundation
import Testing

@testable import LaunchDomain

struct LaunchValueTests {
  @Test(
    arguments: [
      ("YES", true), ("yes", true), ("Y", true), ("true", true), ("1", true), ("7", true),
      ("NO", false), ("no", false), ("n", false), ("False", false), ("0", false), ("maybe", nil),
      ("", nil), ("on", nil), ("1.5", nil),
    ] as [(String, Bool?)])
  func `a boolean accepts only Foundation's spellings`(text: String, value: Bool?) {
    #expect(Bool(launchObject: .string(text)) == value)
  }

  @Test(
    arguments: [
      ("0", 0), ("-5", -5), ("+5", 5), ("007", 7), ("abc", nil), ("1.0", nil), ("12abc", nil),
      ("", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func `an integer consists of digits only`(text: String, value: Int?) {
    #expect(Int(launchObject: .string(text)) == value)
  }

  @Test(
    arguments: [
      ("0", 0), ("2.5", 2.5), ("-1e3", -1000), (".5", 0.5), ("abc", nil), ("nan", nil),
      ("inf", nil),
      ("0x1p3", nil), ("1e999", nil), ("", nil), ("2,5", nil),
    ] as [(String, Double?)])
  func `a number is decimal and finite`(text: String, value: Double?) {
    #expect(Double(launchObject: .string(text)) == value)
  }

  @Test(
    arguments: [
      ("http://127.0.0.1:8080/login", "http://127.0.0.1:8080/login"), ("/tmp/a", "file:///tmp/a"),
      ("file:///tmp/a", "file:///tmp/a"), ("localhost", nil), ("", nil),
    ] as [(String, String?)])
  func `a URL has a scheme or is a path from the root`(text: String, url: String?) {
    #expect(URL(launchObject: .string(text))?.absoluteString == url)
  }

  @Test func `an enumeration accepts its raw values`() {
    #expect(ModelFailure(launchObject: .string("timeout")) == .timeout)
    #expect(ModelFailure(launchObject: .string("Timeout")) == nil)
    #expect(ModelFailure.launchValueKind.choices == ["offline", "timeout", "server"])
    #expect(ModelFailure?.launchValueKind.placeholder == "offline|timeout|server")
  }

  @Test func `objects from property lists and saved defaults are accepted if they fit`() {
    #expect(Bool(launchObject: .integer(1)) == true)
    #expect(Bool(launchObject: .boolean(false)) == false)
    #expect(Int(launchObject: .number(3)) == 3)
    #expect(Int(launchObject: .number(3.5)) == nil)
    #expect(Int(launchObject: .boolean(true)) == nil)
    #expect(Double(launchObject: .integer(3)) == 3)
    #expect(String(launchObject: .integer(3)) == "3")
    #expect(String(launchObject: .array([])) == nil)
    #expect([String](launchObject: .string("a")) == nil)
    #expect([String](launchObject: .array([.array([])])) == nil)
    #expect([String: String](launchObject: .dictionary(["a": .integer(1)])) == ["a": "1"])
  }

  @Test func `saved numbers and booleans keep their types`() {
    #expect(LaunchObject(true) == .boolean(true))
    #expect(LaunchObject(1) == .integer(1))
    #expect(LaunchObject(1.5) == .number(1.5))
    #expect(LaunchObject(NSNumber(value: false)) == .boolean(false))
    #expect(
      LaunchObject(["a": [1, true]]) == .dictionary(["a": .array([.integer(1), .boolean(true)])]))
  }
}
