import Testing

@testable import HarnessRunner

@Suite struct KnownSecretsTests {
  @Test func `secrets that are typed into one field have keys of their own`() {
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
    // A dollar sign in front of a secret isn't one of two that are one.
    (#"I type "$swordfish""#, #"I type "$$${secret:word}""#),
    (#"I type "$${swordfish}""#, #"I type "$${${secret:word}}""#),
    (#"I type "${swordfish} pa$${s""#, #"I type "${swordfish} pa$${s""#),
  ])
  func `a secret is hidden however a step writes its dollar signs`(step: String, hidden: String) {
    var secrets = KnownSecrets()
    secrets.note("pa${ss", key: "pin")
    secrets.note("swordfish", key: "word")
    #expect(secrets.hidden(inStep: step) == hidden)
  }

  @Test func `a word of a command line has no variables, and a statement in Swift none either`() {
    var secrets = KnownSecrets()
    secrets.note("swordfish", key: "word")
    #expect(secrets.hidden(inWord: "${a}$swordfish") == "$${a}$$${secret:word}")
    #expect(
      secrets.hidden(inSwift: #"a.typeText("${swordfish}")"#)
        == #"a.typeText(Secret("${\(try credentials.value(for: "word"))}"))"#)
  }

  @Test func `a key keeps the value that it has, and nothing is no secret`() {
    var secrets = KnownSecrets()
    secrets.note("1234", key: "pin")
    secrets.note("4321", key: "pin")
    secrets.note("", key: "empty")
    #expect(secrets.key(of: "1234") == "pin")
    #expect(secrets.key(of: "4321") == nil)
    #expect(secrets.key(of: "") == nil)
  }
}
