import Foundation
import Testing

@testable import LaunchDomain

/// Every message, for review.
struct LaunchDomainErrorMessageTests {
  static let position = LaunchScheme.Position(file: "a/testing.local.scheme", line: 3, column: 9)

  private static func shape<Value>(
    _ key: LaunchKey<Value>, _ given: String
  ) -> LaunchDomainError {
    .wrongShape(
      LaunchDomainError.WrongShape(
        key: key.name, kind: Value.launchValueKind, given: LaunchObject(argument: given),
        isSecret: key.isSecret))
  }

  private static func missing(
    exists: Bool, template: String? = nil, suggestions: [String] = []
  ) -> LaunchDomainError {
    .missingCredential(
      LaunchDomainError.MissingCredential(
        key: "testing.user", variable: "TESTING_USER", schemePath: "/my app/testing.local.scheme",
        schemeExists: exists, templatePath: template, suggestions: suggestions))
  }

  static let cases: [(LaunchDomainError, String)] = [
    (
      .invalidKey("", .empty),
      """
      A launch key has no name. Give it one, such as model.user.
      """
    ),
    (
      .invalidKey("-model.user", .leadingDash),
      """
      The launch key -model.user begins with a dash, which belongs to the command line. \
      Leave the dash out: model.user.
      """
    ),
    (
      .invalidKey("a\0b", .nul),
      """
      The launch key a\\0b holds a NUL character, at which a command line ends. Leave it out.
      """
    ),
    (
      .invalidKey("\u{301}a", .leadingCombiningCharacter),
      """
      The launch key "́a" begins with a combining character, which merges with the dash in \
      front of it. Begin it with a letter.
      """
    ),
    (
      .numberNotFinite(key: "model.delay", number: "nan"),
      """
      -model.delay cannot be nan: Foundation reads only finite numbers from a command line. \
      Give a finite one, such as -model.delay 1.5.
      """
    ),
    (
      shape(.modelDelay, "abc"),
      """
      -model.delay abc is not a number. Give one, such as -model.delay 1.5.
      """
    ),
    (
      shape(.uiTesting, "may be"),
      """
      -ui-testing 'may be' is not YES or NO. Give one, such as -ui-testing YES.
      """
    ),
    (
      shape(.modelError, "offlin"),
      """
      -model.error offlin is not one of offline, timeout, server. Did you mean offline?
      """
    ),
    (
      shape(.modelError, "banana"),
      """
      -model.error banana is not one of offline, timeout, server. Give one, such as \
      -model.error offline.
      """
    ),
    (
      shape(.modelError, "(a)"),
      """
      -model.error '(a)' is a list, not one of offline, timeout, server. Give one, such as \
      -model.error offline.
      """
    ),
    (
      shape(.modelUser, "(a, b)"),
      """
      -model.user '(a, b)' is a list, not text, as it is written like a property list. To \
      give these very characters, write -model.user '"(a, b)"'.
      """
    ),
    (
      shape(.modelPassword, "(hunter2)"),
      """
      The value of -model.password is not text. It is secret, so it is not shown.
      """
    ),
    (
      shape(LaunchKey("tags", default: [""], help: ""), "one"),
      """
      -tags one is not a list. Give one, such as -tags '(one, two)'.
      """
    ),
    (
      .undeclared(key: "ui-testng", suggestions: ["ui-testing"]),
      """
      -ui-testng was given, and the app declares no such key. Did you mean -ui-testing?
      """
    ),
    (
      .undeclared(key: "a", suggestions: ["b", "c", "d"]),
      """
      -a was given, and the app declares no such key. Did you mean -b, -c or -d?
      """
    ),
    (
      .undeclared(key: "banana", suggestions: []),
      """
      -banana was given, and the app declares no such key. Leave it out, or declare it in \
      the app's LaunchSchema; -help YES lists the declared ones.
      """
    ),
    (
      .unread(key: "model.user"),
      """
      -model.user was given, and no read of it was seen. Leave it out, or correct its name; \
      what an app reads from the process's arguments instead of its user defaults cannot be seen.
      """
    ),
    (
      .unread(key: "model.usr", suggestions: ["model.user", "model.uri"]),
      """
      -model.usr was given, and no read of it was seen. Did you mean -model.user or -model.uri?
      """
    ),
    (
      .repeated(key: "testing.user", count: 2),
      """
      -testing.user was given 2 times; only the last value counts. Give it once.
      """
    ),
    (
      .leftover("two words"),
      """
      The argument 'two words' doesn't belong to a key. Arguments are -key value pairs; put a \
      value that holds spaces in quotes.
      """
    ),
    (
      .leftover("-verbose"),
      """
      -verbose was not read, as no value follows it. Give it one: -verbose VALUE; a \
      value that begins with a dash goes in quotes of its own: -verbose '"-1"'.
      """
    ),
    (
      .leftover("--verbose"),
      """
      --verbose was not read, as no value follows it. Give it one: -verbose VALUE; a \
      value that begins with a dash goes in quotes of its own: -verbose '"-1"'.
      """
    ),
    (
      .leftover("-model.user=bob"),
      """
      -model.user=… was not read, as it joins a key and a value. Write -model.user and the \
      value as two arguments.
      """
    ),
    (
      .leftover("--model.user=…"),
      """
      --model.user=… was not read, as it joins a key and a value. Write -model.user and the \
      value as two arguments.
      """
    ),
    (
      .leftover("-1.5"),
      """
      -1.5 was taken for a key, as it begins with a dash. To give a number below zero to the \
      key before it, put it in quotes of its own: '"-1.5"'.
      """
    ),
    (
      .leftover("--"),
      """
      -- doesn't name a key. Arguments are -key value pairs.
      """
    ),
    (
      .conflictingDeclarations(key: "model.user"),
      """
      The key model.user is declared more than once, with different types. Declare it once.
      """
    ),
    (
      .schemeLine(position, .noKey("testing.user")),
      """
      a/testing.local.scheme:3:9: "testing.user" isn't a key. A line gives one key its value: \
      -testing.user testAccount
      """
    ),
    (
      .schemeLine(position, .noKey(nil)),
      """
      a/testing.local.scheme:3:9: the word here isn't a key. A line gives one key its value: \
      -testing.user testAccount
      """
    ),
    (
      .schemeLine(position, .emptyKey),
      """
      a/testing.local.scheme:3:9: a dash with no name. A line gives one key its value: \
      -testing.user testAccount
      """
    ),
    (
      .schemeLine(position, .doubleDash(key: "testing.user")),
      """
      a/testing.local.scheme:3:9: --testing.user has two dashes. Launch keys have one: \
      -testing.user value
      """
    ),
    (
      .schemeLine(position, .joined(key: "testing.user")),
      """
      a/testing.local.scheme:3:9: -testing.user is joined to its value. Put a space between \
      them: -testing.user value
      """
    ),
    (
      .schemeLine(position, .noValue(key: "testing.user")),
      """
      a/testing.local.scheme:3:9: -testing.user has no value. Put one behind it, or '' for \
      an empty one: -testing.user value
      """
    ),
    (
      .schemeLine(position, .leadingDash(key: "testing.user")),
      """
      a/testing.local.scheme:3:9: the value of -testing.user begins with a dash, so \
      Foundation takes it for a key. Put it in double quotes inside single ones: \
      -testing.user '"-value"'
      """
    ),
    (
      .schemeLine(position, .extraWords(key: "testing.user", count: 1)),
      """
      a/testing.local.scheme:3:9: 1 more word after the value of -testing.user. Put a value \
      that holds spaces in quotes (-testing.user 'two words'), and each key on a line of its \
      own.
      """
    ),
    (
      .schemeLine(position, .extraWords(key: "testing.user", count: 2)),
      """
      a/testing.local.scheme:3:9: 2 more words after the value of -testing.user. Put a value \
      that holds spaces in quotes (-testing.user 'two words'), and each key on a line of its \
      own.
      """
    ),
    (
      .schemeLine(position, .openQuote("'")),
      """
      a/testing.local.scheme:3:9: the quote ' opens here and does not end on this line. \
      Close it, or write \\' if it is part of the value: -testing.password it\\'s
      """
    ),
    (
      .schemeLine(position, .openEscape),
      """
      a/testing.local.scheme:3:9: a backslash at the end of the line has nothing to escape. \
      Write two backslashes for one: -testing.password back\\\\
      """
    ),
    (
      .schemeLine(position, .nul),
      """
      a/testing.local.scheme:3:9: a NUL character, which no command line can carry. Take it \
      out.
      """
    ),
    (
      .schemeLine(position, .duplicate(key: "testing.user", firstLine: 1)),
      """
      a/testing.local.scheme:3:9: -testing.user was given on line 1 already. Keep one of the \
      two lines.
      """
    ),
    (
      .schemeLine(position, .invalidKey(.leadingCombiningCharacter)),
      """
      a/testing.local.scheme:3:9: the key begins with a combining character, which merges \
      with the dash. Begin it with a letter: -testing.user testAccount
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .notFound(variable: nil)),
      """
      The scheme file /pkg/a.scheme doesn't exist. Make it, or name another.
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .notFound(variable: "UNDERSTUDY_SCHEME")),
      """
      The scheme file /pkg/a.scheme, which the environment variable \
      UNDERSTUDY_SCHEME names, doesn't exist. Make the file, or unset the variable.
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .unreadable("Is a directory")),
      """
      The scheme file /pkg/a.scheme cannot be read: Is a directory
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .notText(line: 2)),
      """
      /pkg/a.scheme:2: the scheme file is not UTF-8 text from here on. Save it as UTF-8.
      """
    ),
    (
      .schemeFile(path: "/my app/a.scheme", .trackedByGit()),
      """
      The local scheme '/my app/a.scheme' is tracked by git, so its credentials would be \
      shared. Run git -C '/my app' rm --cached a.scheme, and change the credentials if they \
      were ever pushed.
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .openToOthers(mode: 0o644)),
      """
      The local scheme /pkg/a.scheme can be opened by other users (its mode is 644). Run \
      chmod 600 /pkg/a.scheme.
      """
    ),
    (
      .schemeFile(path: "/my app/a.scheme", .trackedByGit(linkTarget: "/our/b.scheme")),
      """
      The local scheme '/my app/a.scheme' is a symbolic link to /our/b.scheme, which is tracked by \
      git, so its credentials would be shared. To put a private copy in place of the link, run \
      install -m 600 /our/b.scheme '/my app/a.scheme'. Then remove the credentials from that file, \
      and change them if they were ever pushed.
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .openToOthers(mode: 0o644, linkTarget: "/our/b.scheme")),
      """
      The local scheme /pkg/a.scheme is a symbolic link to /our/b.scheme, which can be opened by \
      other users (its mode is 644). To put a private copy in place of the link, run install -m 600 \
      /our/b.scheme /pkg/a.scheme. Then remove the credentials from that file.
      """
    ),
    (
      .schemeFile(path: "/pkg/a.scheme", .brokenLink(target: "/our/b.scheme")),
      """
      The local scheme /pkg/a.scheme is a symbolic link to /our/b.scheme, which does not exist. Make \
      that file, or remove the link.
      """
    ),
    (
      missing(exists: false, template: "/my app/testing.scheme.example"),
      """
      No value for testing.user: neither in the arguments (-testing.user), nor in the \
      environment (TESTING_USER), nor in the local scheme '/my app/testing.local.scheme', \
      which does not exist. To make it, run cp '/my app/testing.scheme.example' '/my \
      app/testing.local.scheme' && chmod 600 '/my app/testing.local.scheme', and put in the \
      line -testing.user VALUE.
      """
    ),
    (
      missing(exists: false),
      """
      No value for testing.user: neither in the arguments (-testing.user), nor in the \
      environment (TESTING_USER), nor in the local scheme '/my app/testing.local.scheme', \
      which does not exist. Make the file with the line -testing.user VALUE, and run chmod \
      600 '/my app/testing.local.scheme'.
      """
    ),
    (
      missing(exists: true),
      """
      No value for testing.user: neither in the arguments (-testing.user), nor in the \
      environment (TESTING_USER), nor in the local scheme '/my app/testing.local.scheme'. \
      Add to that file the line -testing.user VALUE.
      """
    ),
    (
      missing(exists: true, suggestions: ["testing.usr"]),
      """
      No value for testing.user: neither in the arguments (-testing.user), nor in the \
      environment (TESTING_USER), nor in the local scheme '/my app/testing.local.scheme', \
      which has -testing.usr. Correct the key, or add the line -testing.user VALUE.
      """
    ),
  ]

  @Test(arguments: cases)
  func `the message says what happened and what to do`(error: LaunchDomainError, message: String) {
    #expect(error.message == message)
    #expect("\(error)" == message)
    #expect(error.localizedDescription == message)
  }

  @Test func `every code has a message in the table`() {
    #expect(Set(Self.cases.map(\.0.code)) == Set(LaunchDomainError.Code.allCases))
  }
}
