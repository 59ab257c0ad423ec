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
