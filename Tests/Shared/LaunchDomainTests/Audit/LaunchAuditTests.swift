import Foundation
import Testing

@testable import LaunchDomain
@testable import LaunchDomainEcho

struct LaunchAuditTests {
  @Test func `a correct launch has no problems`() throws {
    let options = try LaunchOptions.sample(given: "-ui-testing", "YES", "-model.user", "bob")
    _ = (options[.uiTesting], options[.modelUser], options[.modelDelay])
    let audit = options.audit()
    #expect(audit.read == ["model.user", "ui-testing"])
    #expect(audit.defaulted == ["model.delay"])
    #expect(audit.problems == [])
    #expect(audit.notes == [])
  }

  @Test func `a typo in a key suggests the intended key`() throws {
    let audit = try LaunchOptions.sample(given: "-ui-testng", "YES", "--model.user", "x").audit()
    #expect(
      audit.problems == [
        .undeclared(key: "-model.user", suggestions: ["model.user"]),
        .undeclared(key: "ui-testng", suggestions: ["ui-testing"]),
      ])
  }

  @Test func `an unobserved read is a note rather than a problem`() throws {
    let audit = try LaunchOptions.sample(given: "-model.user", "bob").audit()
    #expect(audit.unread == ["model.user"])
    #expect(audit.problems == [])
    #expect(audit.notes == [.unread(key: "model.user")])
  }

  @Test func `an app that declares nothing gets reports of typos only`() throws {
    let options = try LaunchOptions.sample(
      .harness, given: "-ui-testng", "YES", "-model.user", "bob", "-sever", "x")
    _ = options.defaults.string(forKey: "server")
    #expect(
      options.audit().problems == [
        .undeclared(key: "sever", suggestions: ["server"]),
        .undeclared(key: "ui-testng", suggestions: ["ui-testing"]),
      ])
  }

  @Test func `a key that is read needs no declaration`() throws {
    let options = try LaunchOptions.sample(given: "-extra", "1")
    _ = options[LaunchKey("extra", default: 0, help: "")]
    #expect(options.audit().problems == [])
    #expect(options.audit().read == ["extra"])
  }

  @Test func `values of the wrong shape are found before they are read`() throws {
    let audit = try LaunchOptions.sample(
      given: "-model.delay", "abc", "-ui-testing", "maybe", "-model.password", "(x)"
    ).audit()
    #expect(audit.misshapen.map(\.key) == ["model.delay", "model.password", "ui-testing"])
    #expect(audit.misshapen.map(\.given) == ["abc", nil, "maybe"])
  }

  @Test func `fastlane's arguments aren't problems of an app that declares its own`() throws {
    let audit = try LaunchOptions.sample(
      given: "-FASTLANE_SNAPSHOT", "YES", "-ui_testing", "-model.user", "bob"
    ).audit()
    #expect(audit.problems == [])
    let last = try LaunchOptions.sample(given: "-ui_testing").audit()
    #expect(last.problems == [])
    let slip = try LaunchOptions.sample(given: "-ui_testing", "YES").audit()
    #expect(slip.problems == [.undeclared(key: "ui_testing", suggestions: ["ui-testing"])])
    let unknown = try LaunchOptions.sample(given: "-ui_tests").audit()
    #expect(unknown.problems == [.leftover("-ui_tests")])
  }

  @Test func `a key given twice is reported`() throws {
    let audit = try LaunchOptions.sample(given: "-model.user", "a", "-model.user", "b").audit()
    #expect(audit.problems == [.repeated(key: "model.user", count: 2)])
  }

  @Test func `leftovers are reported with secrets hidden`() throws {
    let audit = try LaunchOptions.sample(
      given: "stray", "-token=abcdef", "-model.password", "-s3cret", "x", "-flag"
    ).audit()
    #expect(audit.leftovers == ["stray", "-token=<hidden>", "-model.password", "<hidden>"])
    #expect(!audit.report.contains("s3cret"))
    #expect(!audit.report.contains("abcdef"))
  }

  @Test func `of an argument that joins a mistyped key and a value, only the key is kept`() throws {
    let audit = try LaunchOptions.sample(given: "x=y", "-model.pasworrd=Zq1mistyped", "--a=b=c")
      .audit()
    #expect(audit.leftovers == ["x=y", "-model.pasworrd=…", "--a=…"])
    #expect(!audit.report.contains("Zq1mistyped"))
    // The word after it makes it a key.
    let pair = try LaunchOptions.sample(given: "-model.pasworrd=Zq1mistyped", "word").audit()
    #expect(
      pair.undeclared.map(\.key) == ["model.pasworrd=…"] && !pair.report.contains("Zq1mistyped"))
    let unseen = try LaunchOptions.sample(
      .harness, given: "-a=Zq1mistyped", "1", "-a=Zq1mistyped", "2"
    )
    .audit(including: [], isDeclared: false)
    #expect(unseen.unread == ["a=…"] && !unseen.report.contains("Zq1mistyped"))
  }

  @Test(arguments: [
    "AppleLanguages", "AppleLocale", "NSDoubleLocalizedStrings", "com.apple.CoreData.SQLDebug",
    "UIPreferredContentSizeCategoryName", "XCTestBundle",
  ])
  func `the system's own keys are not reported`(key: String) throws {
    #expect(try LaunchOptions.sample(given: "-" + key, "x").audit().problems == [])
  }

  @Test(arguments: ["FASTLANE", "UITesting", "applesauce", "nsfw", "Apples"])
  func `keys that only resemble the system's are reported`(key: String) throws {
    #expect(try LaunchOptions.sample(given: "-" + key, "x").audit().undeclared.map(\.key) == [key])
  }

  @Test func `faulty declarations are reported`() throws {
    let schema = LaunchSchema(LaunchKey("", default: "", help: ""))
    #expect(try LaunchOptions.sample(schema).audit().problems == [.invalidKey("", .empty)])
  }

  @Test func `of an app that declares nothing, an argument that is not read is a note`() throws {
    let options = try LaunchOptions.sample(
      .harness,
      given: "-ui-testing", "YES", "-model.usr", "bob", "-AppleLanguages", "(de)", "-seen", "1",
      "word", "-flag")
    let audit = options.audit(including: ["seen", "model.user", "AppleLocale"], isDeclared: false)
    #expect(audit.problems == [])
    #expect(audit.read == ["seen"])
    #expect(audit.unread == ["model.usr"])
    #expect(audit.defaulted == ["model.user"])
    #expect(audit.notes == [.unread(key: "model.usr", suggestions: ["model.user"])])
  }

  @Test(arguments: [
    ("ui-testng", true), ("ui-tesitng", true), ("uitestin", true), ("ui-testing.clok", true),
    ("ui-testing.screeen", true), ("UITesting", false), ("uitesting", false), ("isTesting", false),
    ("testing", false), ("uitests", false), ("UI_TEST", false), ("screen", false), ("held", false),
  ])
  func `of an app that declares nothing, only a slip in the harness's keys is a problem`(
    key: String, isProblem: Bool
  ) throws {
    let options = try LaunchOptions.sample(.harness, given: "-" + key, "YES")
    let audit = options.audit(including: [], isDeclared: false)
    #expect(audit.problems.isEmpty != isProblem)
    // Each is reported once.
    #expect(audit.unread == (isProblem ? [] : [key]))
    // If reads can't be seen, unread keys aren't reported.
    #expect(options.audit(including: nil, isDeclared: false).unread == [])
  }

  @Test func `another spelling of a harness key is a slip if the app reads the harness key`()
    throws
  {
    let options = try LaunchOptions.sample(.harness, given: "-uitesting", "YES")
    #expect(
      options.audit(including: ["ui-testing"], isDeclared: false).problems == [
        .undeclared(key: "uitesting", suggestions: ["ui-testing"])
      ])
    #expect(options.audit(including: ["uitesting"], isDeclared: false).problems == [])
  }

  @Test func `of an app that declares nothing, bad input is a note`() throws {
    let options = try LaunchOptions.sample(
      .harness, given: "-name", "a", "-name", "b", "-word", "-tone")
    let audit = options.audit(including: ["name", "tone"], isDeclared: false)
    #expect(audit.problems == [])
    // The app tries to read one of the keys; the other may be a word that it searches for.
    #expect(audit.notes == [.repeated(key: "name", count: 2), .leftover("-tone")])
    // The app has read the repeated key.
    #expect(audit.unreadNotes == [.leftover("-tone")])
  }

  @Test(arguments: ["-foo=bar", "--foo=bar", "-foo="])
  func `of an app that declares nothing, a key joined with its value is a note`(
    argument: String
  ) throws {
    let options = try LaunchOptions.sample(.harness, given: argument)
    let audit = options.audit(including: ["name"], isDeclared: false)
    #expect(audit.problems == [])
    #expect(audit.unreadNotes == [.leftover(argument.prefix { $0 != "=" } + "=…")])
    #expect(audit.notes == audit.unreadNotes)
  }

  @Test(arguments: [
    (["-ui-testing", "yes please"], LaunchDomainError.Code.wrongShape),
    (["-ui-testing", ""], .wrongShape), (["-ui-testing.clock", "fast"], .wrongShape),
    (["-ui-testing", "YES", "-ui-testing", "NO"], .repeated),
    (["-ui-testing=YES"], .leftover), (["-ui-testing.clock=real"], .leftover),
    (["-ui-testing=YES", "word"], .undeclared),
  ])
  func `of an app that declares nothing, bad input for the harness is a problem`(
    arguments: [String], code: LaunchDomainError.Code
  ) throws {
    let options = try LaunchOptions.sample(.harness, givenAll: arguments)
    let audit = options.audit(including: [], isDeclared: false)
    #expect(audit.problems.map(\.code) == [code])
    #expect(audit.notes == [])
  }

  @Test func `a declared key that is read directly is read`() throws {
    let options = try LaunchOptions.sample(given: "-model.user", "bob", "-model.delay", "1")
    let audit = options.audit(including: ["model.user"])
    #expect(audit.read == ["model.user"])
    #expect(audit.unread == ["model.delay"])
    #expect(audit.seesEveryRead && audit.isDeclared)
  }

  @Test func `an audit of an earlier version is understood`() throws {
    let json =
      #"{"read": ["a"], "unread": [], "undeclared": [], "defaulted": [], "misshapen": [], "#
      + #""repeated": [], "leftovers": ["b"], "declarations": []}"#
    let audit = try JSONDecoder().decode(LaunchAudit.self, from: Data(json.utf8))
    #expect(audit.read == ["a"] && audit.isDeclared && !audit.seesEveryRead)
    #expect(audit.problems == [.leftover("b")])
  }

  @Test func `an audit is encoded as JSON without loss`() throws {
    let options = try LaunchOptions.sample(
      given: "-ui-testng", "YES", "-model.error", "offlin", "word")
    _ = options[.modelError]
    let audit = options.audit()
    let data = try JSONEncoder().encode(audit)
    #expect(try JSONDecoder().decode(LaunchAudit.self, from: data) == audit)
  }

  @Test func `the report has a line for each finding`() throws {
    let options = try LaunchOptions.sample(
      given: "-ui-testng", "YES", "-model.user", "bob", "-help", "NO")
    _ = (options[.modelUser], options[.modelDelay])
    #expect(
      options.audit().report == """
        -ui-testng was given, and the app declares no such key. Did you mean -ui-testing?
        -help was given, and no read of it was seen. Leave it out, or correct its name; what an \
        app reads from the process's arguments instead of its user defaults cannot be seen.
        Given and read: -model.user
        Read and not given: -model.delay
        """)
  }

  @Test func `in a real launch installed secrets count as given`() async throws {
    let reply = try await EchoProgram.reply(
      to: ["-ui-testing", "YES", "-model.usr", "bob", "word"],
      EchoRequest(secrets: ["-model.password", "1234", "-uitesting", "x"]))
    #expect(reply.audit.read == ["ui-testing"])
    #expect(reply.audit.defaulted == ["model.user"])
    #expect(
      reply.audit.problems == [
        .undeclared(key: "model.usr", suggestions: ["model.user"]),
        .undeclared(key: "uitesting", suggestions: ["ui-testing"]), .leftover("word"),
      ])
  }
}
