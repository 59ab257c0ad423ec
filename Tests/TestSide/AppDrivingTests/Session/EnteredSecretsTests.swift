import Testing

@testable import AppDriving

@Suite struct EnteredSecretsTests {
  private var secrets = EnteredSecrets()

  @Test mutating func `letters typed one by one form one secret`() {
    var seen: [String?] = []
    for letter in ["k", "e", "y"] { seen.append(secrets.note(letter, into: 1, isSecret: true)) }
    #expect(seen == ["k", "ke", "key"])
  }

  @Test mutating func `text typed before a field's first secret isn't secret`() {
    #expect(secrets.note("name", into: 1, isSecret: false) == nil)
    #expect(secrets.note("key", into: 1, isSecret: true) == "key")
    #expect(secrets.note("s", into: 1, isSecret: false) == "keys")
  }

  @Test(arguments: ["\u{8}", "\u{7F}"])
  mutating func `a deleting key leaves the rest`(key: String) {
    #expect(secrets.note("hunter22", into: 1, isSecret: true) == "hunter22")
    #expect(secrets.note(key, into: 1, isSecret: false) == "hunter2")
    #expect(secrets.note(key + key + "x", into: 1, isSecret: true) == "huntex")
    #expect(secrets.note(String(repeating: key, count: 9), into: 1, isSecret: false) == "")
  }

  @Test mutating func `a field's text can come from the app`() {
    #expect(secrets.set("hunter2", in: 1) == "hunter2")
    #expect(secrets.note("2", into: 1, isSecret: false) == "hunter22")
    #expect(secrets.set("", in: 1) == "")
    #expect(secrets.note("name", into: 1, isSecret: false) == nil)
    #expect(secrets.note("ky", into: 1, isSecret: true) == "ky")
    #expect(secrets.note("\u{F702}", into: 1, isSecret: false) == "ky")
    #expect(secrets.set("ky", in: 1) == "ky")
    #expect(secrets.note("e", into: 1, isSecret: false) == "key")
    #expect(secrets.set(String(repeating: "a", count: 2000), in: 1).count == 1000)
  }

  @Test mutating func `a long text is tracked up to the limit`() {
    let text = String(repeating: "a", count: 1_000_000)
    #expect(secrets.note(text, into: 1, isSecret: true)?.count == 1000)
    let keys = String(repeating: "\u{8}", count: 999)
    #expect(secrets.note(keys, into: 1, isSecret: false) == "a")
  }

  @Test(arguments: [
    ("hutner2\u{F702}\u{F702}\u{F702}\u{8}\u{8}\u{8}unt", "hunter2"),
    ("ey\u{F729}k\u{F72B}s", "keys"), ("ey\u{F700}k\u{F701}s", "keys"),
    ("hhunter2\u{F729}\u{F728}", "hunter2"), ("hunter2\u{F728}\u{F703}", "hunter2"),
    ("a\u{F702}\u{F702}b\u{F703}\u{F703}c", "bac"),
  ])
  mutating func `keys move the insertion point`(keys: String, text: String) {
    #expect(secrets.note(keys, into: 1, isSecret: true) == text)
  }

  @Test mutating func `keys without text aren't part of a secret`() {
    #expect(secrets.note("hunter\r", into: 1, isSecret: true) == "hunter")
    #expect(secrets.note("\u{F702}\t", into: 1, isSecret: false) == "hunter")
  }

  @Test mutating func `typed text may be in the last focused field`() {
    secrets.use(1)
    #expect(secrets.note("swordfish", into: 1, isSecret: true) == "swordfish")
    #expect(secrets.note("\u{8}", intoFocusOf: 9, isSecret: false) == ["swordfis"])
    #expect(secrets.note("t", intoFocusOf: 9, isSecret: true) == ["t", "swordfist"])
    secrets.forget(9)
    #expect(secrets.note("x", intoFocusOf: 9, isSecret: false) == [])
  }

  @Test mutating func `fields have separate texts`() {
    _ = secrets.note("one", into: 1, isSecret: true)
    #expect(secrets.note("two", into: 2, isSecret: true) == "two")
    secrets.forget(1)
    #expect(secrets.note("x", into: 1, isSecret: false) == nil)
    #expect(secrets.note("x", into: 2, isSecret: false) == "twox")
  }
}
