import Testing

@testable import AutomationProtocol

@Suite struct RegularExpressionPatternTests {
  @Test(arguments: ["x+", "x*", "[xz]+", ".*", "y*x+", "a?x+"])
  func `a letter may be repeated a million times`(pattern: String) throws {
    let text = String(repeating: "x", count: 1 << 20)
    let expression = try RegularExpressionPattern(pattern, options: [])
    #expect(try expression.matches(text))
    #expect(try !expression.matches("y" + text + "w") || pattern == ".*")
  }

  @Test(arguments: [
    ("ab+", "abb", "aba"), ("a+a", "aaa", "ab"), ("[a+]+b*", "a+abb", "ba"),
    ("\\d+x+", "12xx", "x"),
    ("\\x41+", "AAA", "A41"), ("(?:ab+)+", "abbab", "ba"), ("a{2,3}b+", "aabb", "ab"),
    ("a+?b", "aab", "b"), ("(a)b\\1+", "abaa", "ab"), ("[[a-c]b+]*", "ab+c", "d"),
    ("\\Qa+\\E", "a+", "aa"), ("0+1", "0001", "1"), ("a++b", "aab", "ac"),
  ])
  func `sets keep a pattern's meaning`(pattern: String, match: String, other: String) throws {
    let expression = try RegularExpressionPattern(pattern, options: [])
    #expect(try expression.matches(match))
    #expect(try !expression.matches(other))
    let insensitive = try RegularExpressionPattern("K+", options: .caseInsensitive)
    #expect(try insensitive.matches("kKk"))
  }
}
