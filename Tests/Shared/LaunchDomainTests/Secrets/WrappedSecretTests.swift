import Testing

@testable import LaunchDomain

struct WrappedSecretTests {
  private func redact(_ text: String, _ secret: String = "Hunter-Wq7-Zebra") -> String {
    let redactor = SecretRedactor(values: [LaunchSecret(secret)])
    let hidden = redactor.redact(text)
    let holdsSecret = Array(text.utf8).withUnsafeBytes(redactor.holdsSecret(in:))
    #expect(holdsSecret == (hidden != text))
    return hidden
  }

  @Test(arguments: [
    ("Hunter-\nWq7-Zebra", "<hidden>\n<hidden>"),
    ("The code is Hunter-\nWq7-Zebra, Ann.", "The code is <hidden>\n<hidden>, Ann."),
    (
      "│ Hunter-   │\n│ Wq7-      │\n│ Zebra     │",
      "│ <hidden>   │\n│ <hidden>      │\n│ <hidden>     │"
    ),
    ("Name  Hunter-W  Send\nAnn   q7-Zebra", "Name  <hidden>  Send\nAnn   <hidden>"),
    (#"{"a":"Hunter-\nWq7-Zebra"}"#, #"{"a":"<hidden>\n<hidden>"}"#),
    ("Hunter-\nWq7-Ze…", "<hidden>\n<hidden>…"),
    ("#a Hunter-#\n#Wq7-Zebra#", "#a <hidden>#\n#<hidden>#"),
    ("a\nHunter-\nWq7-\nZebra", "a\n<hidden>\n<hidden>\n<hidden>"),
    (#"a\nHunter-\nWq7-\nZebra"#, #"a\n<hidden>\n<hidden>\n<hidden>"#),
    ("Hunter-\n\nWq7-Zebra", "Hunter-\n\nWq7-Zebra"),
    // Elements of a terminal program.
    (
      "row 1, value: “Hunter-”\nrow 2, value: “Wq7-Zebra”",
      "row 1, value: “<hidden>”\nrow 2, value: “<hidden>”"
    ),
    ("row 1, 'a Hunter-'\nrow 2, 'Wq7-Zebra b'", "row 1, 'a <hidden>'\nrow 2, '<hidden> b'"),
    // As in a label with centred lines.
    ("  Hunter-Wq7\n    -Zebra", "  <hidden>\n    <hidden>"),
    ("Hunter-Wq7-Z\n        ebra, too", "<hidden>\n        <hidden>, too"),
    ("Hunter-Wq7-Zeb\n        ra", "Hunter-Wq7-Zeb\n        ra"),
    ("Hunter-\nWq7-Cobra", "Hunter-\nWq7-Cobra"),
    ("Hunter-ish\nWq7-Zebra", "Hunter-ish\nWq7-Zebra"),
    ("Hunter-", "Hunter-"), ("H\n", "H\n"), ("", ""),
  ])
  func `the parts of a secret in several rows are hidden`(text: String, shown: String) {
    #expect(redact(text) == shown)
  }

  @Test(arguments: [
    ("12345678", (1...9).map { "item \($0) done" }), ("aaaaaaaa", (0...8).map { "a dog is \($0)" }),
    ("12345678", ["1  2  3", "2  3  4", "3  4  5", "4  5  6", "5  6  7", "6  7  8", "7  8", "8"]),
  ])
  func `letters and digits below one another are no secret`(secret: String, rows: [String]) {
    let text = rows.joined(separator: "\n")
    #expect(redact(text, secret) == text)
  }

  @Test func `a row may end in place of the space at the beginning of the secret`() {
    let secret = " Leading Space Secret"
    #expect(redact("to \nLeading Space\nSecret.", secret) == "to \n<hidden>\n<hidden>.")
  }

  @Test func `each line of a secret of several lines is hidden`() {
    let key = "-----BEGIN KEY-----\nMIIBVgIBADANBgkq\nab\n-----END KEY-----\n"
    #expect(
      redact("key:\n  -----BEGIN KEY-----\n  MIIBVgIBADANBgkq\n  ab\n", key)
        == "key:\n  <hidden>\n  <hidden>\n  ab\n")
  }

  @Test func `a row that no screen has isn't searched`() {
    let long = String(repeating: "Hunter- ", count: 1000)
    #expect(redact(long + "\nWq7-Zebra") == long + "\nWq7-Zebra")
  }

  @Test func `a row may end in place of a space of the secret`() {
    #expect(redact("the quick\nbrown fox", "the quick brown fox") == "<hidden>\n<hidden>")
    #expect(redact("the quick \nbrown fox", "the quick brown fox") == "<hidden> \n<hidden>")
  }

  @Test func `the neighbouring texts of a picture are read as one row`() {
    #expect(redact("\tHunter-\tWq7-\tZebra") == "\t<hidden>\t<hidden>\t<hidden>")
    #expect(
      redact("\tan \tow\tl\n\tis", "an owl is") == "\t<hidden> \t<hidden>\t<hidden>\n\t<hidden>")
    #expect(redact("\tHunter-  \tWq7-Zebra") == "\tHunter-  \tWq7-Zebra")
  }

  @Test func `a short secret isn't looked for in several rows`() {
    #expect(redact("12\n34567", "1234567") == "12\n34567")
  }

  @Test func `an accent is found composed and decomposed`() {
    for secret in ["p\u{E4}ssword", "pa\u{308}ssword"] {
      #expect(redact("p\u{E4}ssword pa\u{308}ssword", secret) == "<hidden> <hidden>")
    }
  }
}
