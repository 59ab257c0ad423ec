import Testing

@testable import SourceRewriting

@Suite struct ConditionalCodeTests {
  @Test(
    arguments: [
      ("os(Linux)", true), ("os(iOS)", false), ("!os(iOS)", true), ("canImport(UIKit)", true),
      ("canImport(ObjectiveC)", false), ("DEBUG", nil), ("os(iOS) || os(tvOS)", false),
      ("os(iOS) || DEBUG", nil), ("os(iOS) && DEBUG", false),
      ("os(Linux) && (DEBUG || true)", true),
      ("swift(>=6.0)", nil), ("targetEnvironment(simulator)", false), ("true", true),
      ("false || !false", true), ("!(os(Linux))", false), ("", nil),
    ] as [(String, Bool?)])
  func `a condition is evaluated as far as the platform decides it`(
    condition: String, value: Bool?
  ) {
    let list = TokenList(SwiftTokenizer.tokens(of: Array("#if \(condition)".utf8)))
    #expect(PlatformCondition.value(list, after: 0) == value)
  }

  @Test(arguments: [
    ("#if os(iOS)\nx\n#else\ny\n#endif\nz", ["x"]),
    ("#if os(Linux)\nx\n#elseif DEBUG\ny\n#else\nz\n#endif", ["y", "z"]),
    ("#if DEBUG\nx\n#else\ny\n#endif", []),
    ("#if os(iOS)\n#if DEBUG\nx\n#else\ny\n#endif\n#endif\nz", ["x", "y"]),
    ("#if os(iOS)\nx", ["x"]),
    ("#endif\nx\n#else\ny", []),
  ])
  func `code that Linux excludes is recognised`(source: String, words: [String]) {
    let list = TokenList(SwiftTokenizer.tokens(of: Array(source.utf8)))
    let code = ConditionalCode(list)
    let inactive = list.indices.filter { code.isInactive($0) }.compactMap { list[$0] }
    #expect(inactive.filter { ["x", "y", "z"].contains($0.text) }.map(\.text) == words)
  }
}
