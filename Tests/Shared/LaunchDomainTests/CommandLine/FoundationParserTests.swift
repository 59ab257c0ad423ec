import Foundation
import Testing

@testable import LaunchDomain
@testable import LaunchDomainEcho

/// The writer's output is read by Foundation's real parser, in a separate program.
struct FoundationParserTests {
  @Test func `Foundation reads any text back scalar for scalar`() async throws {
    let seed = SeededGenerator.seed()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let texts = (0..<500).map { _ in generator.text() }
      try await expectRoundTrip(texts, "LAUNCH_DOMAIN_SEED=\(seed)")
    }
  }

  @Test func `texts that look like other syntax are read back unchanged`() async throws {
    try await expectRoundTrip(
      [
        "", " ", " a ", "\n", "a\nb", "-", "--", "-secret", "-1", "\"a\"", "\"", "\"\"", "(x)",
        "(", "()", "{", "{}", "{a = b;}", "<b>", "<", "<00>", "[a]", "'a'", "\\", "a\\nb",
        "\\U0041",
        "<plist version=\"1.0\"><true/></plist>", "<?xml version=\"1.0\"?><plist/>", "bplist00",
        "a = b;", "\"a\" = \"b\";", "YES", "007", "1e3", "nil", "null", "// comment", "/* x */",
        "\u{301}", "-\u{301}", "\"\u{301}", "(\u{20DD}", "<\u{338}", "\u{1F3FB}", "\u{E0100}",
        "a\0b", "\0", "\u{FEFF}", "\u{FFFF}", "\u{2028}", "\u{85}x\u{85}", "👩‍👩‍👧", "\r\n",
        String(repeating: "\"(", count: 5000),
      ], "table")
  }

  @Test func `typed values are read back through the plain accessors`() async throws {
    let doubles = [0, 0.5, 30, -2.25, 1e-5, 1e16, 123_456.789]
    let integers = [0, 1, -5, .max, .min]
    var arguments = LaunchArguments()
    for (index, value) in doubles.enumerated() { try arguments.set("double.\(index)", value) }
    for (index, value) in integers.enumerated() { try arguments.set("integer.\(index)", value) }
    try arguments.set(.uiTesting, true)
    try arguments.set("no", false)
    let list = ["a", "", "b c", "(", "-x", "//", "\"", "é\n"]
    try arguments.set("list", list)
    try arguments.set("empty.list", [String]())
    let table = ["a": "b", "": "", "k k": "-v;", "{": "}"]
    try arguments.set("table", table)
    try arguments.set("empty.table", [String: String]())
    let reply = try await EchoProgram.reply(
      to: arguments.strings, EchoRequest(typed: arguments.keys))
    for (index, value) in doubles.enumerated() {
      #expect(reply.typed["double.\(index)"]?.double == value)
    }
    for (index, value) in integers.enumerated() {
      #expect(reply.typed["integer.\(index)"]?.integer == value)
    }
    #expect(reply.typed["ui-testing"]?.bool == true)
    #expect(reply.typed["no"]?.bool == false)
    #expect(reply.typed["list"]?.strings == list)
    #expect(reply.typed["empty.list"]?.strings == [])
    #expect(reply.domain["table"].flatMap { [String: String](launchObject: $0) } == table)
    #expect(reply.domain["empty.table"] == .dictionary([:]))
  }

  @Test(arguments: [
    "YES", "yes", "true", "1", "y", "T", "0012", "-3", "NO", "false", "0", "n", "f",
  ])
  func `a boolean has the meaning that Foundation gives it`(text: String) async throws {
    let arguments = ["-flag", LaunchObject.string(text).argument]
    let reply = try await EchoProgram.reply(to: arguments, EchoRequest(typed: ["flag"]))
    #expect(Bool(launchObject: .string(text)) == reply.typed["flag"]?.bool)
  }

  @Test func `any list of arguments is split as Foundation splits it`() async throws {
    let words = [
      "-a", "-b", "--a", "--flag", "-", "--", "-é", "-\u{301}a", "", "word", " x ", "YES",
      "\u{301}",
      "(a, b)", "(a", "{k = v;}", "\"q\"", "\"q", "<plist version=\"1.0\"><real>2.5</real></plist>",
      "<plist version=\"1.0\"><array><true/><integer>3</integer></array></plist>", "<0011>", "-1",
      "-a=b", " -c", "[x]", "\"\u{301}q\"", "(\u{20DD}a)", "\"-1\"", "\"a\" = \"b\";", "{",
    ]
    let seed = SeededGenerator.seed()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let count = Int.random(in: 0...12, using: &generator)
      let arguments = (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
      let parsed = LaunchArguments(parsing: arguments)
      #expect(parsed.strings == arguments)
      var domain: [String: LaunchObject] = [:]
      for (key, argument) in parsed.pairs { domain[key] = LaunchObject(argument: argument) }
      let reply = try await EchoProgram.reply(to: arguments)
      #expect(
        try json(reply.domain) == json(domain), "LAUNCH_DOMAIN_SEED=\(seed) \(arguments)")
    }
  }

  @Test func `arguments from other sources are read as Foundation reads them`() async throws {
    let written = [
      "\"\u{301}q\"", "(\u{20DD}a)", "\"a\\U0041\\101\"", "'a'", " (a) ", "(a) b", "{a = (b, c);}",
      "<plist version=\"1.0\"><array><integer>3</integer></array></plist>", "<00ff>", "()", "(a,)",
    ]
    var arguments: [String] = []
    for (index, text) in written.enumerated() { arguments += ["-k\(index)", text] }
    let domain = try await EchoProgram.reply(to: arguments).domain
    for (index, text) in written.enumerated() {
      #expect(domain["k\(index)"] == LaunchObject(argument: text).asEchoed, "\(text)")
    }
  }

  private func expectRoundTrip(_ texts: [String], _ comment: Comment) async throws {
    var arguments: [String] = []
    for (index, text) in texts.enumerated() {
      arguments += try LaunchArguments.pair("k\(index)", text)
    }
    let domain = try await EchoProgram.reply(to: arguments).domain
    #expect(domain.count == texts.count, comment)
    for (index, text) in texts.enumerated() {
      guard case .string(let read)? = domain["k\(index)"] else {
        Issue.record("\(comment): \(text.debugDescription) came back as no text")
        continue
      }
      // Compare scalars, because strings are equal if they are canonically equivalent.
      #expect(
        Array(read.unicodeScalars) == Array(text.unicodeScalars),
        "\(comment): \(text.debugDescription) as \(arguments[index * 2 + 1])")
      // Schemes and credentials are read with the same rules in this process.
      #expect(LaunchObject(argument: arguments[index * 2 + 1]) == .string(text), comment)
    }
  }

  /// Returns JSON in the echo program's form, which is exact where `==` on strings isn't.
  private func json(_ domain: [String: LaunchObject]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(domain), as: UTF8.self)
  }
}

extension LaunchObject {
  /// The object as JSON preserves it, which keeps only the names of other types.
  fileprivate var asEchoed: LaunchObject {
    if case .other(let type) = self { .string("<\(type)>") } else { self }
  }
}
