import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import HarnessRunner

/// Tests that recordings in Swift compile.
@Suite struct RecordedSwiftTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let modules = AppLocator.productsFolder + "/Modules"
  private static let compiler = try? SearchPath(ProcessInfo.processInfo.environment)
    .program(named: "swiftc")

  private static func adapted(_ path: String, by adapter: AppAdapter) -> RecordedAction {
    .launch(
      RecordedLaunch(
        app: LaunchedApp(name: path, reference: .adapted(URL(fileURLWithPath: path), by: adapter)),
        arguments: ["-api.token", "s", "a \"b\""]))
  }

  private static let field = ElementQuery(steps: [.descendants(.textField), .first])

  /// Queries for several elements: texts with a common beginning of their names, and any button.
  private static let texts = ElementQuery(steps: [
    .descendants(.staticText), .matching(.comparison(beginning("a"))),
  ])
  private static let buttons = ElementQuery(steps: [.descendants(.button)])

  private static func beginning(_ text: String) -> PredicateComparison {
    PredicateComparison(
      left: .keyPath(["label"]), operator: .beginsWith, right: .constant(.string(text)))
  }

  private static let actions: [RecordedAction] = [
    .launch(
      RecordedLaunch(app: .page("https://example.com/?a", beside: "/f/x.feature"), arguments: [])),
    adapted("/f/a.html", by: .page), adapted("/bin/sh", by: .terminal),
    adapted("/bin/calc", by: .desktop), .tap(field, count: 1), .tap(field, count: 2),
    .tapPlace(field, CGPoint(x: 0.25, y: 1)), .press(field, seconds: 1.5), .rightClick(field),
    .type("a\n\"b\"", into: field), .typeSecret(key: "testing.pin", into: field),
    .key(KeyName(key: "\u{F702}", modifiers: [.shift])),
    .key(KeyName(key: "\u{F70C}", modifiers: [])), .key(KeyName(key: "\u{F727}", modifiers: [])),
    .setSlider(field, percent: 30),
    .swipe(.left, field), .drag(field, to: field), .scroll(field, deltaX: 0, deltaY: -48),
    .expect(.exists, of: field), .expect(.showsLabel("a"), of: field),
    .expect(.showsValue("a"), of: field), .expect(.isOn(true), of: field),
    .type("x hasTheLetter-ä y", into: field), .clear(field), .replace("a", in: field),
    .typeIntoFocus("b"), .typeIntoFocus("x hasTheLetter-ä y"), .typeIntoFocus("a\n\"b\""),
    .replace("x hasTheLetter-ä y", in: field), .advanceClock(2), .advanceClock(0.25),
    .tap(texts, count: 1), .tap(buttons, count: 1), .drag(texts, to: buttons),
    .expect(.exists, of: texts), .expect(.isAbsent, of: buttons), .expect(.isOn(true), of: buttons),
    .expect(.isAbsent, of: field), .expect(.isOnScreen("a"), of: field),
    .expect(.isNotOnScreen("a"), of: field),
    .expect(.showsLabel("is hasTheLetter-ä"), of: field),
    .expect(.hasValue("a"), of: field), .expect(.isEnabled, of: field), .terminate,
    .written("some \"words\""), .written("some \"hasTheLetter-ä\" words"),
  ]

  private static let secrets = {
    var secrets = KnownSecrets()
    secrets.note("a\n\"b\"", key: "api.token")
    secrets.note("hasTheLetter-ä", key: "b.token")
    secrets.note("a", key: "testing.pin")
    return secrets
  }()

  @Test(
    .enabled(
      if: compiler != nil && FileManager.default.fileExists(atPath: modules),
      "there is no compiler, or no modules beside the tests"))
  func `a test of every action and launch compiles`() throws {
    let recording = Recording(
      name: "Everything", app: "App", arguments: ["-ui-testing", "YES"],
      steps: Self.actions.flatMap {
        [RecordedStep($0), RecordedStep($0, patience: 3)]
      }, secrets: Self.secrets)
    #expect(!recording.swiftSource.contains("hasTheLetter"))
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("Recorded\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(recording.swiftSource.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
    let headers = Self.folder.appendingPathComponent("Sources/Shared/VirtualClock/include").path
    process.arguments = [
      "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", Self.modules, "-I", headers,
      "-Xcc", "-fmodule-map-file=\(headers)/module.modulemap", file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
  }
}
