import Testing

@testable import LaunchDomain

struct LaunchSchemaTests {
  @Test func `the harness's keys are part of every schema`() {
    #expect(
      LaunchSchema.sample.names == [
        "ui-testing", "ui-testing.clock", "ui-testing.screen", "ui-testing.seed",
        "ui-testing.grant", "ui-testing.deny", "help", "ui-testing.network",
        "ui-testing.network.hosts", "ui-testing.network.recording", "stubs", "model.user",
        "model.password", "model.delay", "model.error",
      ])
    #expect(
      LaunchSchema.harness.names == [
        "ui-testing", "ui-testing.clock", "ui-testing.screen", "ui-testing.seed",
        "ui-testing.grant", "ui-testing.deny", "help", "ui-testing.network",
        "ui-testing.network.hosts", "ui-testing.network.recording", "stubs",
      ])
    #expect(!LaunchSchema.harness.isComplete)
  }

  @Test func `a key is secret by its type, its name or its declaration`() {
    #expect(LaunchSchema.sample.secretNames == ["model.password"])
    #expect(LaunchKey("service.apiKey", default: "", help: "").isSecret)
    #expect(LaunchKey("account", default: LaunchSecret(""), help: "").isSecret)
    #expect(LaunchKey("account", default: "", help: "", isSecret: true).isSecret)
    #expect(!LaunchKey("pin-count", default: 0, help: "", isSecret: false).isSecret)
  }

  @Test func `declaring a key twice matters only if the types differ`() {
    let text = LaunchKey("model.delay", default: "", help: "")
    #expect(LaunchSchema(.uiTesting, .modelDelay, .modelDelay).problems == [])
    #expect(
      LaunchSchema(.modelDelay, text).problems == [.conflictingDeclarations(key: "model.delay")])
  }

  @Test func `a name that cannot be written is a problem of the schema`() {
    let schema = LaunchSchema(LaunchKey("-model.user", default: "", help: ""))
    #expect(schema.problems == [.invalidKey("-model.user", .leadingDash)])
    #expect(schema["-model.user"] == nil)
  }

  @Test func `help lists every key and hides the defaults of secrets`() {
    let long = LaunchKey(
      "a.key.with.a.rather.long.name", default: ["one", "two words"],
      help: "A help text that is long enough to be broken over more than a single line of text.")
    let schema = LaunchSchema(.modelPassword, .modelDelay, .modelError, long)
    #expect(
      schema.help(program: "LoginApp") == """
        Usage: LoginApp [-key value]...

          -ui-testing YES|NO              Run under a test, with stand-ins for the
                                          network. Default: NO
          -ui-testing.clock virtual|real  The app's time while a test drives it.
                                          Default: virtual
          -ui-testing.screen phone|terminal|WIDTHxHEIGHT
                                          The app's screen while a test drives it.
                                          Default: terminal
          -ui-testing.seed INTEGER        The number that decides what is random while a
                                          test drives it.
          -ui-testing.grant TEXT          The resources that the user has allowed,
                                          separated by commas.
          -ui-testing.deny TEXT           The resources that the user has denied,
                                          separated by commas.
          -help YES|NO                    Print this list and exit. Default: NO
          -ui-testing.network closed|open
                                          Whether requests without a stub go out while a
                                          test drives the app. Default: closed
          -ui-testing.network.hosts TEXT  The hosts that requests may go out to,
                                          separated by commas.
          -ui-testing.network.recording TEXT
                                          The HAR file to record requests to the real
                                          service in.
          -stubs TEXT                     The HAR files that answer requests while a
                                          test drives the app.
          -model.password TEXT            The password that the stand-in accepts.
          -model.delay NUMBER             Seconds before the stand-in answers. Default:
                                          0.0
          -model.error offline|timeout|server
                                          How every login fails.
          -a.key.with.a.rather.long.name '(A, B)'
                                          A help text that is long enough to be broken
                                          over more than a single line of text. Default:
                                          (one, "two words")

        """)
  }

  @Test(arguments: [-1, 0, 40, 200])
  func `help of any width loses no word`(width: Int) {
    let words = LaunchSchema.sample.help(program: "App", width: width)
      .split(whereSeparator: \.isWhitespace)
    let wide = LaunchSchema.sample.help(program: "App", width: 1000)
      .split(whereSeparator: \.isWhitespace)
    #expect(words == wide)
  }

  enum Month: String, CaseIterable, LaunchValue {
    case january, february, march, april, may, june, july, august, september, october, november
    case december
  }

  @Test func `more choices than fit a line are listed in the text`() {
    let key = LaunchKey("month", default: Month.may, help: "When it is.")
    #expect(
      LaunchSchema(key).help(program: "App").hasSuffix(
        """
          -month NAME                     When it is. One of: january, february, march,
                                          april, may, june, july, august, september,
                                          october, november, december. Default: may

        """))
  }
}
