import Testing

@testable import LaunchDomain

struct LaunchObjectArgumentTests {
  @Test(arguments: [
    "bob", "1234", "YES", "two words", "it's", "a-b", "a\"b", "a(b)", "user@example.com",
    "http://localhost:8080/login?a=b", "/tmp/x", "héllo", "🎉", "back\\slash", "a{b}", "=", ";",
  ])
  func `an ordinary text stays as it is`(text: String) {
    #expect(LaunchObject.string(text).argument == text)
  }

  @Test(arguments: [
    ("", #""""#), ("-1", #""-1""#), ("(x)", #""(x)""#), ("{", #""{""#), ("<b>", #""<b>""#),
    ("[a]", #""[a]""#), (#""a""#, #""\"a\"""#), (" a", #"" a""#), ("a\n", #""a\n""#),
    ("a\tb\r", #""a\tb\r""#), ("a\0", #""a\U0000""#), ("\u{2028}", #""\U2028""#),
    ("-\\", #""-\\""#), ("\"\u{301}", "\"\\\"\u{301}\""),
    (" \u{301}", "\" \u{301}\""), ("\u{301}\n", #""\U0301\n""#),
    ("\u{E0100}\n", #""\Udb40\Udd00\n""#),
  ])
  func `a text that Foundation would change is quoted on one line`(text: String, argument: String) {
    #expect(LaunchObject.string(text).argument == argument)
  }

  @Test func `lists and tables are written as property lists`() {
    #expect(LaunchObject.array([]).argument == "()")
    #expect(["a", "b c", "", "-1"].launchObject?.argument == #"(a, "b c", "", -1)"#)
    #expect(["k": "v", "a b": "(x)"].launchObject?.argument == #"{"a b" = "(x)"; k = v;}"#)
    #expect(LaunchObject.array([.array([.string("a")])]).argument == "((a))")
  }

  @Test(arguments: [
    ("  bob\n", LaunchObject.string("bob")), ("(a, \"b\")", .array([.string("a"), .string("b")])),
    ("{k = v;}", .dictionary(["k": .string("v")])), ("\"x\"", .string("x")), ("(a", .string("(a")),
    ("{abc}", .string("{abc}")), ("[a]", .string("[a]")),
    ("<plist version=\"1.0\"><true/></plist>", .boolean(true)),
    ("<plist version=\"1.0\"><integer>3</integer></plist>", .integer(3)),
    ("<plist version=\"1.0\"><real>2.5</real></plist>", .number(2.5)),
  ])
  func `an argument is read as Foundation reads it`(argument: String, object: LaunchObject) {
    #expect(LaunchObject(argument: argument) == object)
  }

  @Test func `a property list of any depth is read safely`() {
    let deep = String(repeating: "(", count: 20_000)
    #expect(LaunchObject(argument: deep) == .string(deep))
  }

  @Test func `data is an object of another type`() {
    guard case .other = LaunchObject(argument: "<0011>") else {
      Issue.record("data came back as \(LaunchObject(argument: "<0011>"))")
      return
    }
  }
}
