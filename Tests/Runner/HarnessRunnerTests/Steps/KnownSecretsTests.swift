import Testing

@testable import HarnessRunner

@Suite struct KnownSecretsTests {
  @Test func `different secrets typed into one field have different keys`() {
    var secrets = KnownSecrets()
    #expect(secrets.note("wrong", keyLike: "password") == "password")
    #expect(secrets.note("1234", keyLike: "password") == "password-2")
    #expect(secrets.note("4321", keyLike: "password") == "password-3")
    #expect(secrets.note("1234", keyLike: "password") == "password-2")
    #expect(
      secrets.hidden(inStep: "I type \"1234\" into the secure text field \"Password\"")
        == "I type \"${secret:password-2}\" into the secure text field \"Password\"")
  }

  @Test(arguments: [
    (#"I type "pa$${ss""#, #"I type "${secret:pin}""#),
    (#"I type "a pa$${ss}""#, #"I type "a ${secret:pin}}""#),
    // A dollar sign before a secret must not become half of an escaped dollar sign.
    (#"I type "$swordfish""#, #"I type "$$${secret:word}""#),
    (#"I type "$${swordfish}""#, #"I type "$${${secret:word}}""#),
    (#"I type "${swordfish} pa$${s""#, #"I type "${swordfish} pa$${s""#),
  ])
  func `a secret is hidden with and without escaped dollar signs`(step: String, hidden: String) {
    var secrets = KnownSecrets()
    secrets.note("pa${ss", key: "pin")
    secrets.note("swordfish", key: "word")
    #expect(secrets.hidden(inStep: step) == hidden)
  }

  @Test func `words of a command line and statements in Swift have no variables`() {
    var secrets = KnownSecrets()
    secrets.note("swordfish", key: "word")
    #expect(secrets.hidden(inWord: "${a}$swordfish") == "$${a}$$${secret:word}")
    #expect(
      secrets.hidden(inSwift: #"a.typeText("${swordfish}")"#)
        == #"a.typeText(Secret("${\(try credentials.value(for: "word"))}"))"#)
  }

  @Test func `a key keeps its first value, and an empty text isn't a secret`() {
    var secrets = KnownSecrets()
    secrets.note("1234", key: "pin")
    secrets.note("4321", key: "pin")
    secrets.note("", key: "empty")
    #expect(secrets.key(of: "1234") == "pin")
    #expect(secrets.key(of: "4321") == nil)
    #expect(secrets.key(of: "") == nil)
  }
}
