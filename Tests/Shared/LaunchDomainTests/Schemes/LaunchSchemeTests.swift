import Foundation
import Testing

@testable import LaunchDomain

struct LaunchSchemeTests {
  @Test(
    arguments: [
      ("-a b", ["-a", "b"]), ("", []), ("   \t", []), ("# -a b", []), ("  -a \t b  ", ["-a", "b"]),
      ("-a b # note", ["-a", "b"]), ("-a b#c", ["-a", "b#c"]), ("-a '#b'", ["-a", "#b"]),
      ("-a ''", ["-a", ""]), ("-a 'b c'", ["-a", "b c"]), ("-a \"b c\"", ["-a", "b c"]),
      (#"-a "b \"c\" \\ \$ \` \n""#, ["-a", #"b "c" \ $ ` \n"#]), (#"-a 'b\c'"#, ["-a", #"b\c"#]),
      (##"-a b\ c\#d\'"##, ["-a", "b c#d'"]), (#"-a 'it'\''s'"#, ["-a", "it's"]),
      (#"-a '"(x)"'"#, ["-a", #""(x)""#]), ("-a '(x, y)'", ["-a", "(x, y)"]),
      ("-a \"\u{301}x\"", ["-a", "\u{301}x"]), ("-a b\r", ["-a", "b"]),
      ("\u{FEFF}-a b", ["-a", "b"]),
      ("-a 1\n\n# x\r\n-b 2\n", ["-a", "1", "-b", "2"]), ("-a=b c", ["-a=b", "c"]),
      ("-a $HOME", ["-a", "$HOME"]),
    ] as [(String, [String])])
  func `a line is read as a shell would read it`(text: String, arguments: [String]) throws {
    #expect(try LaunchScheme(parsing: text, file: "f").arguments.strings == arguments)
  }

  @Test(
    arguments: [
      ("testing.user bob", 1, 1, .noKey("testing.user")), ("\n  hunter2", 2, 3, .noKey(nil)),
      ("- x", 1, 1, .emptyKey), ("--a b", 1, 1, .doubleDash(key: "a")),
      ("--a=b", 1, 1, .doubleDash(key: "a")), ("-a=b", 1, 1, .joined(key: "a")),
      ("-a", 1, 3, .noValue(key: "a")), ("-a # b", 1, 4, .noValue(key: "a")),
      ("-a -b", 1, 4, .leadingDash(key: "a")), ("-a '-b'", 1, 4, .leadingDash(key: "a")),
      ("-a b c d", 1, 6, .extraWords(key: "a", count: 2)), ("-a é'b", 1, 5, .openQuote("'")),
      ("-a \"b\\\"", 1, 4, .openQuote("\"")), ("-a b\\", 1, 5, .openEscape),
      ("-a b\0c", 1, 5, .nul), ("-a 1\n-b 2\n -a 3", 3, 2, .duplicate(key: "a", firstLine: 1)),
      ("-\u{301}a b", 1, 1, .invalidKey(.leadingCombiningCharacter)),
    ] as [(String, Int, Int, LaunchDomainError.LineFault)])
  func `an invalid line is an error that names its position`(
    text: String, line: Int, column: Int, fault: LaunchDomainError.LineFault
  ) {
    let position = LaunchScheme.Position(file: "my.scheme", line: line, column: column)
    #expect(throws: LaunchDomainError.schemeLine(position, fault)) {
      try LaunchScheme(parsing: text, file: "my.scheme")
    }
  }

  @Test func `any text parses or fails with an error`() {
    let seed = SeededGenerator.seed()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let text = "-" + generator.text() + " " + generator.text()
      guard let scheme = try? LaunchScheme(parsing: text, file: "f") else { continue }
      let arguments = scheme.arguments
      #expect(
        LaunchArguments(parsing: arguments.strings) == arguments,
        "LAUNCH_DOMAIN_SEED=\(seed) \(text.debugDescription)")
    }
  }

  @Test func `a private file is read`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-testing.user bob", to: "a.local.scheme")
    #expect(try LaunchScheme(contentsOf: file).arguments["testing.user"] == .string("bob"))
  }

  @Test(arguments: [0o640, 0o604, 0o660, 0o602, 0o644])
  func `a file accessible to others is rejected`(mode: Int) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-testing.user bob", to: "a.local.scheme", mode: mode)
    let link = folder.url.appendingPathComponent("link.scheme")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(throws: LaunchDomainError.schemeFile(path: file.path, .openToOthers(mode: mode))) {
      try LaunchScheme(contentsOf: file)
    }
    #expect(
      throws: LaunchDomainError.schemeFile(
        path: link.path,
        .openToOthers(mode: mode, linkTarget: file.resolvingSymlinksInPath().path))
    ) {
      try LaunchScheme(contentsOf: link)
    }
  }

  @Test func `the advice for a link leaves its target as it is`() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("-testing.user bob", to: "shared.scheme", mode: 0o644)
    let link = folder.url.appendingPathComponent("my link.scheme")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let error = #expect(throws: LaunchDomainError.self) { try LaunchScheme(contentsOf: link) }
    let advice = try #require(error?.message.firstMatch(of: /run (install .*)\. Then/)?.1)
    let shell = URL(fileURLWithPath: "/bin/sh")
    try await Command.run(shell, ["-c", String(advice)], in: folder.url)
    #expect(try LaunchScheme(contentsOf: link).arguments.keys == ["testing.user"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o644)
  }

  @Test func `a link without its target is an error that names the target`() throws {
    let folder = try TemporaryFolder()
    let link = folder.url.appendingPathComponent("link.scheme")
    let target = folder.url.appendingPathComponent("gone.scheme")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let error = LaunchDomainError.schemeFile(
      path: link.path, .brokenLink(target: link.resolvingSymlinksInPath().path))
    #expect(throws: error) { try LaunchScheme(contentsOf: link) }
    #expect(throws: error) {
      try TestCredentials(scheme: .file(link.path), arguments: [], environment: [:])
        .value(for: "testing.user")
    }
  }

  @Test func `a file that is missing, a folder or not text is an error`() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("missing")
    #expect(throws: LaunchDomainError.schemeFile(path: missing.path, .notFound(variable: nil))) {
      try LaunchScheme(contentsOf: missing)
    }
    let error = #expect(throws: LaunchDomainError.self) {
      try LaunchScheme(contentsOf: folder.url)
    }
    #expect(error?.code == .schemeFile)
    let binary = try folder.write(Data("-a b\n-c ".utf8) + [0xFF, 0xFE], to: "binary")
    #expect(throws: LaunchDomainError.schemeFile(path: binary.path, .notText(line: 2))) {
      try LaunchScheme(contentsOf: binary)
    }
  }

  @Test func `the template is a valid scheme with the keys that tests ask for`() throws {
    let folder = GitIndexTests.package
    let text = try String(
      contentsOf: folder.appendingPathComponent(LaunchScheme.templatePath), encoding: .utf8)
    let scheme = try LaunchScheme(parsing: text, file: "template")
    #expect(scheme.arguments.keys == ["testing.user", "testing.password"])
  }
}
