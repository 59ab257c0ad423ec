import Foundation
import Testing

@testable import NetworkStubs

struct RedactedTextTests {
  @Test(arguments: [
    ("a<hidden>b", "ab", true), ("a<hidden>b", "axyb", true), ("a<hidden>b", "axyc", false),
    ("<hidden>", "", true), ("aa<hidden>aa", "aaa", false), ("a<hidden>-<hidden>b", "a1-2b", true),
    ("a<hidden>-<hidden>b", "a12b", false), ("<hidden><hidden>", "x", true), ("ab", "ab", true),
    ("ab", "abc", false), ("<hidden>-<hidden>-", "1-", false),
  ])
  func `a marker stands for any text`(recorded: String, text: String, isMatch: Bool) {
    #expect(RedactedText(recorded).matches(Data(text.utf8)) == isMatch)
  }
}
