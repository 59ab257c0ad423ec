import Testing

@testable import SourceRewriting

@Suite struct SwiftTokenizerTests {
  @Test(arguments: [
    ("a // #selector(b)\nc", ["a", "c"]),
    ("a /* b /* c */ d */ e", ["a", "e"]),
    ("a /* never closed", ["a"]),
    ("#!/usr/bin/swift\na", ["a"]),
    (#"a "b \" c" d"#, ["a", "", "d"]),
    (#"a "b \(c(d)) e" f"#, ["a", "", "c", "(", "d", ")", "", "f"]),
    (#"a "\("x)")" b"#, ["a", "", "", "", "b"]),
    (##"a #"b " \(c) \#(d)"# e"##, ["a", "", "d", "", "e"]),
    ("a \"\"\"\n b \" c\n \"\"\" d", ["a", "", "d"]),
    ("a \"\"\"\n \\(b) \\\"\"\" c\n\"\"\" d", ["a", "", "b", "", "d"]),
    ("a \"never closed\nb", ["a", "", "b"]),
    ("a = /b\"c/ d", ["a", "=", "", "d"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("a/b", ["a", "/", "b"]),
    (#"f(/[\/"]x/)"#, ["f", "(", "", ")"]),
    ("return /b/", ["return", ""]),
    ("f()\n/b\"c/\nd", ["f", "(", ")", "", "d"]),
    ("/a(b)[)\"]/ d", ["", "d"]),
    ("[*, /] // \"c\nd", ["[", "*", ",", "/", "]", "d"]),
    ("f(1, /) / b / c", ["f", "(", "", ",", "/", ")", "/", "b", "/", "c"]),
    ("f(/) // \"", ["f", "(", "/", ")"]),
    ("a = /b /c", ["a", "=", "/", "b", "/", "c"]),
    ("a /= b/c", ["a", "/", "=", "b", "/", "c"]),
    ("func /(a: B) { c/d }", ["func", "/", "(", "a", ":", "B", ")", "{", "c", "/", "d", "}"]),
    (##"a #"""# b"##, ["a", "", "b"]),
    (##"a #"""b"c"# d"##, ["a", "", "d"]),
    ("a #\"\"# b", ["a", "", "b"]),
    ("a #\"\"\"\n \" \"\"\" \n\"\"\"# b", ["a", "", "b"]),
    ("\u{FEFF}a b", ["a", "b"]),
    ("\u{FEFF}#!/usr/bin/swift\na", ["a"]),
    ("#/ a \" / \n b /# c", ["", "c"]),
    ("##/ a /# b /## c", ["", "c"]),
    (
      "@objc(a:) func `class`() -> Int { 1.5e3 }",
      [
        "@objc", "(", "a", ":", ")", "func", "`class`", "(", ")", "->", "Int", "{", "", "}",
      ]
    ),
    ("#selector(größe)", ["#selector", "(", "größe", ")"]),
    ("x.0...5", ["x", ".", "", ".", ".", ".", ""]),
  ])
  func `a source is split into its tokens`(source: String, texts: [String]) {
    let tokens = SwiftTokenizer.tokens(of: Array(source.utf8))
    #expect(tokens.map(\.text) == texts)
  }

  @Test func `each prefix of a source is split without a trap`() {
    let source = Array(
      ##"@objc /* /* */ */ "a \(b("c")) d" #"\#(e)"# """ \#n\(f) """ = /g[/]\// #/h/# `i` 1.2 ö"##
        .utf8)
    for length in source.indices {
      let tokens = SwiftTokenizer.tokens(of: Array(source[..<length]))
      #expect(tokens.allSatisfy { $0.range.upperBound <= length })
    }
  }

  @Test func `tokens have their range in bytes`() {
    let tokens = SwiftTokenizer.tokens(of: Array("ö = @a".utf8))
    #expect(tokens.map(\.range) == [0..<2, 3..<4, 5..<7])
    #expect(tokens.map(\.kind) == [.word, .mark, .attribute])
  }
}
