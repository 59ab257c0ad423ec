import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import Testing

@testable import AppDriving

@Suite struct `Secrets` {
  private let password = ElementQuery(steps: [.descendants(.secureTextField)])

  @Test func `travel in the handshake, not on the command line`() throws {
    let session = try AppLauncher().launch(
      Agent.launch(arguments: [
        "-report", "arguments", "-model.user", "ann", "-model.password", "hunter22", "-mark", "x",
      ]))
    let log = session.logLines.joined(separator: "\n")
    #expect(log.contains("-model.user") && log.contains("-mark"))
    #expect(!log.contains("-model.password"))
    #expect(log.contains("secret model.password of 8 characters"))
    session.terminate()
  }

  @Test func `include the keys that the test names`() throws {
    var launch = Agent.launch(arguments: ["-report", "arguments", "-door", "sesame"])
    launch.secretKeys = ["door"]
    let session = try AppLauncher().launch(launch)
    #expect(session.logLines.contains("secret door of 6 characters"))
  }

  @Test func `are hidden in the transcript and the log`() throws {
    let session = try AppLauncher().launch(Agent.launch(arguments: ["-api-token", "sesa\"me"]))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    _ = try session.call(PerformCall(.typeText("hunter22"), on: password, timeout: 1))
    let transcript = session.transcript.map(\.description).joined(separator: "\n")
    #expect(transcript.contains(#""api-token":"<hidden>""#))
    #expect(transcript.contains(#""typeText":{"text":"<hidden>"}"#))
    #expect(!transcript.contains("hunter22"))
    #expect(!transcript.contains("sesa"))
  }

  private static let tree = """
    {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
      {"type": "secureTextField", "frame": [0, 0, 320, 16], "echo": "seen"},
      {"type": "textField", "frame": [0, 16, 320, 16], "echo": "seen"},
      {"type": "button", "label": "Crash", "frame": [0, 32, 80, 16], "onTap": [{"signal": 11}]},
      {"type": "staticText", "identifier": "seen", "frame": [0, 48, 640, 16]}]}
    """

  @Test func `of any length are hidden if the app reports a secure field's text`() throws {
    let tree = """
      {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
        {"type": "secureTextField", "identifier": "pin", "frame": [0, 0, 320, 16], "tellsText": true},
        {"type": "button", "label": "Paste", "frame": [0, 16, 80, 16], "onTap": [
          {"element": "pin", "set": {"value": "§§"}}]}]}
      """
    let session = try AppLauncher().launch(Agent.launch(tree: tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    let paste = ElementQuery(steps: [.descendants(.button)])
    let result = try session.call(PerformCall(.tap(count: 1, touches: 1), on: paste, timeout: 1))
    #expect(result.secureText?.text == "§§")
    let transcript = session.transcript.map(\.description)
    #expect(transcript.last?.contains(#""text":"<hidden>""#) == true, "\(transcript)")
    session.terminate()
  }

  @Test func `typed into a field that is too narrow are hidden where it shows an end of them`()
    throws
  {
    let tree = """
      {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
        {"type": "textField", "frame": [0, 0, 80, 16]}]}
      """
    let session = try AppLauncher().launch(Agent.launch(tree: tree))
    let field = ElementQuery(steps: [.descendants(.textField)])
    session.hide(LaunchSecret("Hunter-Wq7-Zebra"))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    _ = try session.call(PerformCall(.typeText("Hunter-Wq7-Zebra"), on: field, timeout: 1))
    #expect(session.redact("#7-Zebra #") == "#<hidden> #")
    #expect(session.redact("# Hunter- #") == "# <hidden> #")
    #expect(session.redact("a bra, a hunt") == "a bra, a hunt")
    session.terminate()
  }

  /// Returns all texts that a session reveals.
  private func texts(of session: AppSession) -> String {
    let circumstances = session.knownCircumstances
    return
      (session.transcript.map(\.description) + session.logLines + [session.lastScreen ?? ""]
      + ["\(circumstances)", circumstances.sections.joined(separator: "\n")]).joined(
        separator: "\n")
  }

  @Test func `in variables travel in the handshake, and the system doesn't show them`() throws {
    var launch = Agent.launch(arguments: ["-model.password", "hunter22"])
    launch.environment = ["API_TOKEN": "tok-abcdef", "DOOR": "sesame", "COLOUR": "blue"]
    launch.secretKeys = ["DOOR"]
    let session = try AppLauncher().launch(launch)
    let process = try #require(session.processIdentifier)
    var shown = ""
    for name in ["cmdline", "environ"] {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/\(name)"))
      shown += String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }
    #expect(shown.contains("COLOUR=blue"))
    for secret in ["hunter22", "tok-abcdef", "sesame"] { #expect(!shown.contains(secret)) }
    #expect(session.logLines.contains("secret variable API_TOKEN of 10 characters"))
    #expect(session.logLines.contains("secret variable DOOR of 6 characters"))
    let all = texts(of: session)
    for secret in ["hunter22", "tok-abcdef", "sesame"] { #expect(!all.contains(secret)) }
  }

  @Test func `in inherited variables travel in the handshake`() {
    var launch = AppLaunch(
      executable: URL(fileURLWithPath: "/bin/true"), environment: ["API_TOKEN": "own"])
    launch.secretVariables = ["SHOP_CODE"]
    let environment = [
      "API_TOKEN": "inherited", "TESTING_PASSWORD": "hunter22", "SHOP_CODE": "sesame",
      "PWD": "/tmp", "PATH": "/bin", "DATABASE_URL": "postgres://u:sesame@h/d",
      "HOME_URL": "https://example.org/",
    ]
    let hidden = launch.hidingVariables(of: environment)
    #expect(
      hidden.secretEnvironment == [
        "API_TOKEN": "own", "TESTING_PASSWORD": "hunter22", "SHOP_CODE": "sesame",
        "DATABASE_URL": "postgres://u:sesame@h/d",
      ])
    #expect(hidden.redactor.redact("hunter22 inherited sesame") == "<hidden> inherited sesame")
    launch.environment = ["DATABASE_URL": "postgres://u:sesame@h/d", "PAGE": "https://a.org/"]
    #expect(launch.secretEnvironment == ["DATABASE_URL": "postgres://u:sesame@h/d"])
    launch.environment = [:]
    launch.secretVariables = []
    #expect(launch.hidingVariables(of: ["PATH": "/bin"]) == launch)
  }

  @Test func `typed by tapping a key are hidden together with the key`() throws {
    let tree = """
      {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
        {"type": "secureTextField", "identifier": "pin", "frame": [0, 0, 320, 16], "tellsText": true},
        {"type": "keyboard", "frame": [0, 32, 640, 64], "children": [
          {"type": "key", "label": "ß", "identifier": "key-ß", "frame": [0, 32, 16, 16], "onTap": [
            {"element": "pin", "set": {"value": "ß"}}]}]}]}
      """
    let steps = Mutex<[SessionStep]>([])
    let session = try AppLauncher { step in steps.withLock { $0.append(step) } }
      .launch(Agent.launch(tree: tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    for name in ["ß", "key-ß"] {
      let key = ElementQuery(steps: [.descendants(.key), .matching(.identified(by: name))])
      let result = try session.call(PerformCall(.tap(count: 1, touches: 1), on: key, timeout: 1))
      #expect(result.element.label == "ß" && result.secretKey == "ß")
    }
    // The screen shows the keyboard.
    let shown = session.transcript.map(\.description).filter { !$0.contains(#""method":"screen""#) }
    #expect(shown.count == 8 && !shown.joined().contains("ß"), "\(shown)")
    session.terminate()
    let sentences = steps.withLock { $0.map { "\($0.sentence) \($0.query ?? "")" } }
    #expect(
      sentences.filter { $0.contains("Key") } == [
        "Tap \"<hidden>\" Key app.keys[\"<hidden>\"]",
        "Tap \"<hidden>\" Key app.keys[\"<hidden>\"]",
      ])
  }

  @Test(arguments: [
    ("a", "xa", "a"), ("a", "xA", "A"), ("A", "xa", "a"), ("a", "ax", "a"), ("space", "x ", " "),
    ("shift", "x", nil), ("delete", "x", nil), ("", "x", nil), ("<hidden>", "<hidden>", "<hidden>"),
  ])
  func `consist of the tapped key's character`(name: String, text: String, typed: String?) {
    var key = ElementAttributes(identity: 1, elementType: .key)
    key.label = name
    var result = PerformCall.Result(element: key, elapsed: 0, version: 1)
    #expect(result.secretKey == nil)
    result.secureText = SecureText(identity: 2, text: text)
    #expect(result.secretKey == typed)
    result.element.elementType = .button
    #expect(result.secretKey == nil)
  }

  @Test func `in the URL that an adapter opens travel in the handshake`() throws {
    var launch = Agent.launch()
    launch.subject = "https://ada:hunter22@localhost/"
    let session = try AppLauncher().launch(launch)
    let process = try #require(session.processIdentifier)
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(process)/cmdline"))
    let shown = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(shown.contains("agent.py") && !shown.contains("hunter22"))
    #expect(session.logLines.contains("secret ui-testing.page of 31 characters"))
    #expect(!texts(of: session).contains("hunter22"))
  }

  @Test func `typed into the app while a secure field has the focus are hidden`() throws {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    for text in ["hunter22", "1234\nSuperSecretRest"] {
      _ = try session.call(PerformCall(.typeText(text), on: .application, timeout: 1))
    }
    _ = try session.call(
      PerformCall(.typeKey("§", modifiers: []), on: .application, timeout: 1))
    _ = try session.call(CaptureCall(.text))
    let all = texts(of: session)
    for secret in ["hunter22", "1234", "SuperSecretRest", "§"] { #expect(!all.contains(secret)) }
    #expect(all.contains("<hidden>"))
  }

  @Test func `that the Tab key moves to the next field are hidden there`() throws {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    let text = "1234\tTabbedRest"
    _ = try session.call(PerformCall(.typeText(text), on: .application, timeout: 1))
    let field = ElementQuery(steps: [.descendants(.textField)])
    let element = try session.call(ResolveCall(field, expecting: .one)).elements[0]
    #expect(element.value?.text == "TabbedRest")
    _ = try session.call(CaptureCall(.text))
    #expect(session.hasTypedSecret)
    #expect(!texts(of: session).contains("TabbedRest"))
  }

  @Test func `typed letter by letter are hidden as a whole, and without their last letters`() throws
  {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    for letter in "hunter22" {
      _ = try session.call(PerformCall(.typeText(String(letter)), on: password, timeout: 1))
    }
    #expect(session.redact("It is 'hunter22'.") == "It is '<hidden>'.")
    _ = try session.call(PerformCall(.typeText("\u{8}\u{8}"), on: password, timeout: 1))
    #expect(session.redact("It is 'hunter'.") == "It is '<hidden>'.")
    _ = try session.call(
      PerformCall(.typeKey("\u{8}", modifiers: []), on: .application, timeout: 1))
    #expect(session.redact("It is 'hunte'.") == "It is '<hidden>'.")
  }

  @Test func `that the test marks are also hidden without their last letters`() throws {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    session.hide(LaunchSecret("hunter22"))
    _ = try session.call(PerformCall(.typeText("hunter22"), on: field, timeout: 1))
    _ = try session.call(PerformCall(.typeText("\u{8}"), on: field, timeout: 1))
    #expect(session.redact("It is 'hunter2'.") == "It is '<hidden>'.")
  }

  @Test func `typed at the focus end with the first text that isn't secret`() throws {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    for text in ["hunter", "22"] {
      _ = try session.call(PerformCall(.typeText(text), on: .application, timeout: 1))
    }
    #expect(session.redact("hunter22") == "<hidden>")
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    for text in ["Anna", "bel"] {
      _ = try session.call(PerformCall(.typeText(text), on: .application, timeout: 1))
    }
    #expect(session.redact("Annabel and hunter22Anna") == "Annabel and <hidden>Anna")
  }

  @Test func `don't include keys such as Tab`() throws {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    _ = try session.call(PerformCall(.typeText("x1"), on: password, timeout: 1))
    _ = try session.call(PerformCall(.typeText("\u{8}"), on: .application, timeout: 1))
    let sent = session.transcript.filter { $0.direction == .sent }.map(\.text)
    #expect(sent.contains { $0.contains(#""typeText":{"text":"<hidden>"}"#) })
    #expect(sent.last?.contains(#""typeText":{"text":"\b"}"#) == true, "\(sent)")
    #expect(!session.hasTypedSecret)
  }

  @Test func `that a field formats are hidden in the reported difference`() throws {
    let session = try AppLauncher().launch(
      Agent.launch(
        tree: """
          {"type": "application", "label": "Demo", "frame": [0, 0, 640, 384], "children": [
            {"type": "textField", "frame": [0, 0, 320, 16], "capitals": true}]}
          """))
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    session.hide(LaunchSecret("hunter22"))
    let failure = #expect(throws: AutomationFailure.self) {
      try session.call(
        PerformCall(.typeText("hunter22"), on: field, timeout: 1, readsBack: true))
    }
    guard case .typedTextDiffers(_, "<hidden>", "<hidden>") = failure else {
      Issue.record("It failed in another way: \(String(describing: failure))")
      return
    }
    _ = try session.call(CaptureCall(.text))
    let all = texts(of: session)
    #expect(!all.contains("hunter22") && !all.contains("HUNTER22"))
  }

  @Test func `that are too long for an excerpt are hidden before it is cut`() throws {
    // The line is cut when it is recorded, and again for the message.
    let secret = "s" + (0..<2000).map(String.init).joined()
    let transport = FunctionTransport { request, coder in
      request.call is InitializeCall
        ? [try FunctionTransport.initialized(request, coder)] : [Data("oops \(secret)".utf8)]
    }
    let session = try AppSession(
      AppLaunch(
        executable: URL(fileURLWithPath: "/in/this/process/App"),
        arguments: ["-model.password", secret]), over: transport)
    let error = #expect(throws: AppSessionError.self) { try session.call(CountCall(.application)) }
    guard case .malformedAnswer(let problem, _) = error else {
      Issue.record("It failed in another way: \(String(describing: error))")
      return
    }
    #expect(problem.excerpt == "oops <hidden>…")
    #expect(!texts(of: session).contains("0123456789"))
  }

  @Test func `that the test marks are hidden in texts but not on the screen`()
    throws
  {
    let session = try AppLauncher().launch(Agent.launch(tree: Self.tree))
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    for text in ["hunter22", "7"] {
      session.hide(LaunchSecret(text))
      _ = try session.call(PerformCall(.typeText(text), on: field, timeout: 1))
      #expect(session.knownCircumstances.lastRequest == "Type '<hidden>' into TextField")
      #expect(session.transcript.contains { $0.text.contains(#""typeText":{"text":"<hidden>"}"#) })
    }
    _ = try session.call(CaptureCall(.text))
    #expect(!texts(of: session).contains("hunter22"))
    let element = try session.call(ResolveCall(field, expecting: .one)).elements[0]
    #expect(element.value?.text == "hunter227")
  }

  @Test func `are hidden if the app ends before it reports the field`() throws {
    let session = try AppLauncher().launch(
      Agent.launch(misbehaving: "vanish:perform", tree: Self.tree))
    let error = #expect(throws: AppSessionError.self) {
      try session.call(PerformCall(.typeText("hunter22"), on: password, timeout: 1))
    }
    #expect(error.map { !"\($0)".contains("hunter22") } == true)
    #expect(!texts(of: session).contains("hunter22"))
  }

  @Test func `are hidden from observers`() throws {
    let steps = Mutex<[SessionStep]>([])
    let launcher = AppLauncher { step in steps.withLock { $0.append(step) } }
    let session = try launcher.launch(Agent.launch(arguments: ["-model.password", "hunter22"]))
    let query = ElementQuery(
      steps: [.descendants(.button), .matching(.identified(by: "hunter22"))])
    _ = try session.call(CountCall(query))
    session.terminate()
    let all = steps.withLock { $0 }.map { $0.sentence + ($0.query ?? "") }.joined()
    #expect(!all.contains("hunter22") && all.contains("<hidden>"))
  }

  @Test func `don't include text that is typed into an ordinary field`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    _ = try session.call(PerformCall(.typeText("Annabel"), on: field, timeout: 1))
    #expect(session.transcript.contains { $0.text.contains(#""typeText":{"text":"Annabel"}"#) })
  }
}
