import Testing

@testable import AutomationAgent

@Suite struct `A typed text` {
  @Test(arguments: [
    ("", "abc", "abc"), ("abc", "d", "abcd"), ("abc", "d", "dabc"), ("abc", "d", "abdc"),
    // A selection is replaced, or the whole text.
    ("abcd", "x", "axd"), ("abc", "x", "x"), ("aaa", "a", "aaaa"), ("aab", "a", "aaab"),
    ("abab", "ab", "ababab"), ("", "é", "e\u{301}"), ("🌍", "👩‍👩‍👧", "🌍👩‍👩‍👧"),
    // A field that formats adds characters, and changes the case of letters.
    ("", "1234567", "(123) 456-7"), ("(12", "3", "(123)"), ("1,234", "5", "12,345"),
    ("", "ada lovelace", "Ada Lovelace"), ("", "abc", "ABC"), ("", "130", "1h30m"),
    ("", "5", "$0.05"), ("", "5551234", "+1 555-1234"), ("", "72", "72 kg"), ("", "72", "72kg"),
    ("", "dont", "don't"), ("ada b", "d", "ADA BD"), ("al", "ice", "Mrs. Alice"),
  ])
  func `is shown`(before: String, typed: String, after: String) {
    #expect(TypedText(before: before, typed: typed).isShown(in: after))
  }

  @Test(arguments: [
    ("", "abc", ""), ("", "abc", "ab"), ("abcd", "e", "abcd"), ("abc", "b", "abc"),
    ("", "grey", "gray"), ("abc", "d", "abcx"), ("", "98765", "9876"), ("abc", "xy", "xabc"),
    ("abc", "a", "bc"), ("", "a.b", "ab"),
    // A field that corrects adds letters to words, and digits to numbers.
    ("", "met", "meet"), ("", "met 5", "Meet 5"), ("", "hell", "hello"),
    ("", "ello", "hello"), ("", "18", "108"), ("ab ", "met", "ab meet"),
  ])
  func `is not shown`(before: String, typed: String, after: String) {
    #expect(!TypedText(before: before, typed: typed).isShown(in: after))
  }

  @Test func `of a secure field is known by its length`() {
    let text = TypedText(before: "••", typed: "abc")
    #expect(text.hasLength(of: "•••••") && text.hasLength(of: "•••"))
    #expect(!text.hasLength(of: "••••") && !text.hasLength(of: "••"))
  }

  @Test func `of a web page's secure field may have the length of its UTF-16 text`() {
    let text = TypedText(before: "••", typed: "a🌍")
    #expect(text.hasLength(of: "••••") && text.hasLength(of: "•••••"))
    #expect(!text.hasLength(of: "••••••"))
  }

  @Test func `may be very long`() {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(TypedText(before: "", typed: long).isShown(in: long))
    #expect(TypedText(before: long, typed: "y").isShown(in: long + "y"))
    #expect(!TypedText(before: "", typed: long).isShown(in: String(long.dropLast())))
    let half = String(long.prefix(10_000))
    #expect(TypedText(before: half + half, typed: half).isShown(in: half + half + half))
  }

  @Test func `is text, and not keys`() {
    #expect("aé🌍 👩‍👩‍👧".allSatisfy { $0.isTyped })
    for key in ["\n", "\t", "\u{8}", "\u{7F}", "\u{1B}", "\u{F728}", "\u{F702}"] {
      #expect(!key.allSatisfy { $0.isTyped }, "\(key.debugDescription)")
    }
  }
}
