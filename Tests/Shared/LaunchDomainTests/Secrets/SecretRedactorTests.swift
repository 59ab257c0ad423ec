import Foundation
import Testing

@testable import LaunchDomain

struct SecretRedactorTests {
  @Test func `values of secret keys are hidden in argument lists`() {
    let redactor = SecretRedactor(keys: ["account"])
    let hidden = redactor.redact([
      "-model.user", "bob", "-model.password", "1", "-account", "x", "--api-key", "y", "-token=z",
      "-secret", "-dashed", "-passcode",
    ])
    #expect(
      hidden == [
        "-model.user", "bob", "-model.password", "<hidden>", "-account", "<hidden>", "--api-key",
        "<hidden>", "-token=<hidden>", "-secret", "<hidden>", "-passcode",
      ])
  }

  @Test(arguments: ["screen", "-screen", "--screen"])
  func `a secret key may be named with its dash`(key: String) {
    let redactor = SecretRedactor(keys: [key])
    #expect(
      redactor.redact(["-screen", "x", "--screen", "y"]).filter { $0 == "<hidden>" }.count == 2)
    let (open, secret) = LaunchArguments(parsing: ["-screen", "x", "-a", "b"])
      .separatingSecrets(redactor)
    #expect(open.strings == ["-a", "b"] && secret.strings == ["-screen", "x"])
  }

  @Test func `known values are hidden in any text, the longest first`() {
    let redactor = SecretRedactor(values: [LaunchSecret("pass"), LaunchSecret("password1")])
    #expect(
      redactor.redact("a password1, a pass, passpass") == "a <hidden>, a <hidden>, <hidden><hidden>"
    )
    #expect(redactor.redact(["-model.user", "pass"]) == ["-model.user", "<hidden>"])
  }

  @Test(arguments: [
    "12345", "a 12345 b", "1234", "1234 5", "12341234123451", "0.1234", "1234…", "123…", "12344…",
    "",
    "https://a:b@c/", "https://c/1234", "xyz", "xy…", "wxyzw",
  ])
  func `the check for secrets agrees with hiding them`(text: String) {
    let redactor = SecretRedactor(values: [LaunchSecret("12345"), LaunchSecret("wxyz")])
    let holdsSecret = Array(text.utf8).withUnsafeBytes(redactor.holdsSecret(in:))
    #expect(holdsSecret == (redactor.redact(text) != text))
  }

  @Test func `the marker itself is never searched for secrets`() {
    let redactor = SecretRedactor(values: [LaunchSecret("hidden"), LaunchSecret("secret")])
    #expect(redactor.redact("secret hidden") == "<hidden> <hidden>")
  }

  @Test func `each part of a typed text between keys is hidden, because a key may move the focus`()
  {
    var redactor = SecretRedactor()
    redactor.learn(typed: "1234\tTabbedRest\u{1B}escaped\u{F701}moved")
    #expect(
      redactor.redact("1234, TabbedRest, escaped, moved")
        == "<hidden>, <hidden>, <hidden>, <hidden>")
  }

  @Test func `a truncated secret is hidden`() {
    let redactor = SecretRedactor(
      values: ["sesame", "sesame-opens-the-door", #"a "quoted" one"#, "pässwört"].map {
        LaunchSecret($0)
      })
    for (text, shown) in [
      ("'sesame-op…' and", "'<hidden>…' and"), ("sesa…", "<hidden>…"), ("ses…", "ses…"),
      ("sesa opens", "sesa opens"), ("sesame-op", "<hidden>-op"), (#""a \"quo…""#, #"<hidden>…""#),
      ("pässw\u{FFFD}…", "<hidden>\u{FFFD}…"), ("the end…", "the end…"),
    ] {
      #expect(redactor.redact(text) == shown)
    }
    let token = SecretRedactor(values: [LaunchSecret("https://example.com/?token=abcdefgh")])
    #expect(token.redact("[https://example.com/?token=ab]") == "[<hidden>]")
    #expect(token.redact("https://example.com/") == "https://example.com/")
  }

  @Test func `each line of a typed text is hidden, because a line feed may move the focus`() {
    var redactor = SecretRedactor()
    #expect(redactor.isEmpty)
    redactor.learn(typed: "1234\nSuperSecretRest\r\n\nx")
    #expect(redactor.redact("1234, then SuperSecretRest, x") == "<hidden>, then <hidden>, x")
    #expect(!redactor.isEmpty)
    var other = SecretRedactor(values: [LaunchSecret("sesame")])
    other.learn(from: redactor)
    #expect(other.redact("sesame 1234") == "<hidden> <hidden>")
  }

  @Test(arguments: ["", "\n", "a", "a\nb", "é"])
  func `a typed secret that is empty or a single letter leaves other text alone`(text: String) {
    var redactor = SecretRedactor()
    redactor.learn(typed: text)
    #expect(redactor.isEmpty)
    #expect(redactor.redact("a banana, é") == "a banana, é")
  }

  @Test(arguments: ["", "1", "123"])
  func `values too short to hide are left alone`(value: String) {
    let redactor = SecretRedactor(values: [LaunchSecret(value)])
    #expect(redactor.redact("at 123 ms: 1") == "at 123 ms: 1")
  }

  @Test(arguments: [
    #"a"b\c"#, "line\nbreak", "a b/c?d&e", "pässwört", "👩‍👩‍👧👩‍👩‍👧", "-dash", "(list)", "a%20b",
  ])
  func `a value is found in every form in which it may be written`(value: String) throws {
    let redactor = SecretRedactor(values: [LaunchSecret(value)])
    let argument = try LaunchArguments.pair("k", value)[1]
    let json = #"{"text":\#(value.debugDescription)}"#
    let query =
      "https://x/?p=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    for text in [value, argument, json, query] {
      let hidden = redactor.redact("before \(text) after")
      #expect(hidden.contains("<hidden>"), "\(text)")
      #expect(hidden.hasPrefix("before ") && hidden.hasSuffix(" after"), "\(hidden)")
    }
  }

  @Test func `the values of secret keys are learned from arguments`() {
    var redactor = SecretRedactor(keys: ["accounts"])
    redactor.learn(
      from: LaunchArguments(parsing: [
        "-password", #""a \"b\"""#, "-accounts", "(first, {k = second;})", "-user", "visible",
      ]))
    #expect(
      redactor.redact(#"a "b", first, second, visible"#) == "<hidden>, <hidden>, <hidden>, visible")
  }

  @Test(arguments: [
    "password", "model.password", "testing.Password", "apiKey", "api-key", "API_KEY", "accessToken",
    "service.access-token", "card.pin", "PIN", "--secret", "userCredentials", "passphrase",
    "tokens",
    "private_key", "otp", "model.pasword", "passsword", "PASSWORT", "api.secert", "credental",
    "acess-key",
    "PGPASSWORD", "model.authtoken", "APITOKEN", "secretkey", "pincode", "bearer", "SSHPASS",
    "PGPASS", "service.jwt", "userjwt",
    "GH_PAT", "gitlab.pat",
  ])
  func `names of secrets are recognised`(name: String) {
    #expect(SecretName.matches(name))
  }

  @Test(arguments: [
    "password", "passcode", "passphrase", "secret", "accesskey", "privatekey", "credential",
  ])
  func `names of secrets are recognised with any slip`(word: String) {
    let letters = Array(word)
    for place in letters.indices {
      var (shorter, longer, other, swapped) = (letters, letters, letters, letters)
      shorter.remove(at: place)
      longer.insert("x", at: place)
      other[place] = "x"
      swapped.swapAt(place, max(place - 1, 0))
      for slip in [shorter, longer, other, swapped].map({ String($0) }) {
        #expect(SecretName.matches("model.\(slip)"), "\(slip)")
      }
    }
  }

  @Test(arguments: [
    "", "user", "model.user", "password.hint", "shopping", "pinned", "key", "spin", "keyboard",
    "ui-testing", "pass", ".", "tests.passed", "sector", "record", "access.log", "decode",
    "postcode",
    "passport", "world", "regret", "keystone", "PATH", "pattern", "spatial",
  ])
  func `other names aren't recognised`(name: String) {
    #expect(!SecretName.matches(name))
  }

  @Test(arguments: [
    ("model.pasworrd", true), ("passwrod1", true), ("token", true), ("model.user", false),
    ("screen", false), ("", false),
  ])
  func `names that resemble those of secrets are recognised`(name: String, isNear: Bool) {
    #expect(SecretName.resembles(name) == isNear)
  }

  @Test func `keys that delete a secret aren't secret`() {
    var redactor = SecretRedactor()
    let keys = String(repeating: "\u{8}", count: 5) + String(repeating: "\u{F728}", count: 5)
    redactor.learn(typed: keys)
    #expect(redactor.isEmpty)
    redactor.learn(typed: keys + "abcd")
    #expect(redactor.redact("abcd") == "<hidden>")
  }

  @Test(arguments: [
    ("https://ada:1@host/a", "https://<hidden>@host/a"),
    ("GET https://ada@host", "GET https://<hidden>@host"),
    ("see http://h/?token=1&x=2#pin=3.", "see http://h/?token=<hidden>&x=2#pin=<hidden>"),
    ("\"http://h/?a=1&amp;api-key=2\"", "\"http://h/?a=1&amp;api-key=<hidden>\""),
    ("http://h/?access%5Ftoken=1, b", "http://h/?access%5Ftoken=<hidden> b"),
    ("http://<hidden>@h/?token=1", "http://<hidden>@h/?token=<hidden>"),
    ("ws://u:p@h ws://u:q@h", "ws://<hidden>@h ws://<hidden>@h"),
  ])
  func `secrets in URLs are hidden by position`(text: String, hidden: String) {
    let redactor = SecretRedactor()
    #expect(redactor.redact(text) == hidden)
    #expect(redactor.redact(hidden) == hidden)
  }

  @Test(arguments: [
    "https://host/a@b?q=token", "ada@host, see https://host", "https://host/?tokens", "://", "a://",
    "https://${user}:${secret:pw}@host/?token=${secret:t}", "http://h/?token=<token>",
    "http://<hidden>@host", "/?token=1", "http://www.w3.org/2000/svg",
  ])
  func `URLs without a secret are unchanged`(text: String) {
    #expect(SecretRedactor().redact(text) == text)
  }
}
