import Foundation
import Testing

@testable import LaunchDomain
@testable import LaunchDomainEcho

struct LaunchSecretTests {
  @Test func `a secret is hidden wherever it is shown`() {
    let secret = LaunchSecret("swordfish")
    var dumped = ""
    dump(["password": secret], to: &dumped)
    let shown = [
      "\(secret)", String(describing: secret), String(reflecting: secret), "\([secret])",
      "\(String(describing: Optional(secret)))", dumped,
    ]
    for text in shown {
      #expect(text.contains("<hidden>"))
      #expect(!text.contains("swordfish"))
    }
    #expect(secret.revealed == "swordfish")
  }

  @Test func `secret pairs are separated from the others`() throws {
    let arguments = LaunchArguments(parsing: [
      "-ui-testing", "YES", "-model.password", "1234", "-account", "x", "-model.user", "bob",
    ])
    let (open, secret) = arguments.separatingSecrets(SecretRedactor(keys: ["account"]))
    #expect(open.strings == ["-ui-testing", "YES", "-model.user", "bob"])
    #expect(secret.strings == ["-model.password", "1234", "-account", "x"])
  }

  @Test func `a URL that spells out a secret is separated from the others`() {
    let arguments = LaunchArguments(parsing: [
      "-service", "https://ada:1234@localhost/", "-page", "https://localhost/?lang=en",
      "-start", "https://localhost/?token=abc", "-service", "https://localhost/",
    ])
    let (open, secret) = arguments.separatingSecrets(SecretRedactor())
    #expect(open.keys == ["page"])
    #expect(secret.keys == ["service", "start"])
    #expect(open.strings == ["-page", "https://localhost/?lang=en"])
  }

  @Test func `separating does not form a new pair`() {
    let arguments = LaunchArguments(parsing: ["-lost", "-password", "1234", "word"])
    let open = arguments.separatingSecrets(SecretRedactor()).open
    #expect(open.keys == [])
    #expect(LaunchArguments(parsing: open.strings) == open)
  }

  @Test func `an installed secret is read from the standard user defaults`() async throws {
    var secrets = LaunchArguments()
    try secrets.set("model.password", LaunchSecret("-(x) \"y\" 🔑"))
    try secrets.set("model.pins", ["1", "2"])
    try secrets.set("model.token", "new")
    let reply = try await EchoProgram.reply(
      to: ["-model.user", "bob", "-model.token", "old"],
      EchoRequest(
        secrets: secrets.strings,
        typed: ["model.password", "model.pins", "model.user", "model.token"]))
    #expect(reply.typed["model.password"]?.string == "-(x) \"y\" 🔑")
    #expect(reply.typed["model.pins"]?.strings == ["1", "2"])
    #expect(reply.typed["model.user"]?.string == "bob")
    #expect(reply.typed["model.token"]?.string == "new")
  }

  @Test func `installing twice keeps the earlier values`() throws {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    SecretInstallation.install(LaunchArguments(parsing: ["-a", "1"]), in: defaults)
    SecretInstallation.install(LaunchArguments(parsing: ["-b", "2"]), in: defaults)
    #expect(defaults.string(forKey: "a") == "1")
    #expect(defaults.string(forKey: "b") == "2")
    #expect(SecretInstallation.installedKeys(in: defaults) == ["a", "b"])
  }

  @Test func `a redactor learns the secrets of the launch and its environment`() throws {
    let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
    let arguments = defaults.volatileDomain(forName: UserDefaults.argumentDomain)
    defer { defaults.setVolatileDomain(arguments, forName: UserDefaults.argumentDomain) }
    defaults.setVolatileDomain(
      ["model.password": "pw-SECRET5", "model.user": "bob-the-user"],
      forName: UserDefaults.argumentDomain)
    SecretInstallation.install(LaunchArguments(parsing: ["-account", "kept-off"]), in: defaults)
    var redactor = SecretRedactor()
    redactor.learnLaunch(
      defaults, environment: ["API_TOKEN": "t-1234", "PWD": "/home", "HOME": "/home/ada"])
    #expect(
      redactor.redact("pw-SECRET5 kept-off t-1234 bob-the-user /home/ada")
        == "<hidden> <hidden> <hidden> bob-the-user /home/ada")
  }
}
