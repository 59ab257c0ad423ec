import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain
import NetworkStubs
import Traces

/// The state that the steps of one scenario share: apps, variables, the timeout of expectations.
///
/// A scenario's steps run one after another on one thread.
final class ScenarioWorld {
  let surroundings: RunSurroundings
  /// The replay that stands in for the apps; `nil` launches them.
  var replay: ScenarioReplay?
  /// The seed for the apps; `nil` leaves it to the features.
  var seed: Int?
  /// The names of this process's environment variables that contain secrets used by the scenario.
  var secretVariables: Set<String> = []
  /// The path of the feature; its pictures are in a folder beside it.
  let featurePath: String
  /// Launch arguments, environment and device for the next launch.
  var pending = PendingLaunch()
  var variables: [String: String] = [:]
  /// The time that an expectation waits, in seconds of app time.
  var timeout = ScenarioWorld.standardTimeout
  /// The results of the current step, for the report.
  var evidence = StepEvidence()
  /// Warnings about apps that have ended: unread arguments and refused requests.
  private(set) var warnings: [String] = []
  /// The current number of nested steps in Swift.
  var ownSteps = 0
  /// Runs a text as a step, with the table and doc string of the enclosing step.
  var runStep: (String, StepInput) throws -> Void = { _, _ in }
  /// Runs the steps of a scenario that is used as a step.
  var runScenario: (ComposedScenario, [String]) throws -> Void = { _, _ in }

  /// The files that launches have used: executables, and files named by launch arguments.
  private(set) var usedFiles: Set<String> = []

  private var sessions: [(name: String, session: AppSession)] = []
  private var current: AppSession?
  /// The launched sessions, if they are recorded.
  private(set) var recorded: [RecordedSession] = []
  private let requests = RequestList()
  private var redactor = SecretRedactor()
  private var shortSecrets: Set<String> = []
  /// The keys of secrets that are too short to be hidden wherever they occur.
  private(set) var shortSecretKeys: Set<String> = []
  /// The secrets that have keys.
  var knownSecrets = KnownSecrets()
  /// The texts to hide only in the steps that write them: texts for secure fields and names of keys.
  private(set) var typedSecrets: [String] = []

  /// The default time that an expectation waits, in seconds of app time.
  static let standardTimeout = 1.0

  init(_ surroundings: RunSurroundings, featurePath: String) {
    self.surroundings = surroundings
    self.featurePath = featurePath
  }

  // MARK: Apps

  /// The app to which steps apply.
  ///
  /// - Throws: `StepError` if none has been launched.
  var app: AppSession {
    get throws {
      guard let current else {
        throw StepError.noApp(nil, running: sessions.map(\.name))
      }
      return current
    }
  }

  /// Launches an app and makes it the one to which steps apply.
  ///
  /// - Throws: `StepError.appNotAllowed` for an app that may not be launched, or the reason for a failed
  ///   launch, such as an unknown launch argument.
  func launch(_ name: String, arguments: [String]) throws {
    try launch(.named(name), arguments: arguments)
  }

  /// Launches an app or opens a page.
  func launch(_ app: LaunchedApp, arguments: [String]) throws {
    let name = app.name
    guard !name.allSatisfy(\.isWhitespace) else { throw StepError.nothingNamed }
    if let allowed = surroundings.allowedApps, !surroundings.allows(app) {
      throw StepError.appNotAllowed(name, allowed: allowed.sorted())
    }
    noteFiles(of: app, arguments: arguments)
    learnSecrets(of: pending.arguments + arguments)
    // A replay doesn't need the app.
    let executable =
      replay == nil ? try surroundings.locate(app.reference) : URL(fileURLWithPath: name)
    end(name)
    var all = pending.arguments + arguments
    // A running program takes no launch arguments, so only those that the scenario names are passed.
    if !app.isRunning { all = surroundings.arguments(all, seed: seed) }
    var launch = AppLaunch(
      executable: executable, arguments: all,
      secretKeys: pending.secretKeys, environment: pending.environment)
    launch.secretVariables = secretVariables
    launch.subject = app.reference.subject
    launch.device = pending.device
    launch.client = "understudy run"
    // A recording shows the last screen, too.
    launch.keepsScreen = false
    launch.keepsTranscript = surroundings.keepsScreens
    launch.handshakeEnvironment[LaunchStubs.variable] = try launchStubs()
    let session =
      try replay?.launch(launch, observer: observer)
      ?? AppLauncher(observer: observer).launch(launch)
    surroundings.living.add(session)
    sessions.append((name, session))
    if surroundings.keepsScreens {
      recorded.append(RecordedSession(launch: launch, session: session))
    }
    current = session
    pending.last = (app, arguments)
    pending.unused = []
    evidence.launched = RecordedLaunch(
      app: app, earlierArguments: pending.arguments, arguments: arguments)
    do {
      // Report unknown arguments first; such an app may not support stubs either.
      try session.checkLaunchArguments()
      if !pending.stubs.isEmpty { try checkNetwork(of: session) }
    } catch {
      end(name)
      throw error
    }
  }

  private func noteFiles(of app: LaunchedApp, arguments: [String]) {
    // A missing app may still be built during a watch.
    app.file(in: surroundings.appFolder).map { _ = usedFiles.insert($0) }
    for argument in pending.arguments + arguments
    where !argument.hasPrefix("-") && FileManager.default.fileExists(atPath: argument) {
      usedFiles.insert(argument)
    }
  }

  /// Makes an app that was launched earlier the one to which steps apply.
  func use(_ name: String) throws {
    guard let known = sessions.last(where: { $0.name == name }) else {
      throw StepError.noApp(name, running: sessions.map(\.name))
    }
    current = known.session
  }

  /// Ends the app with a name, or all apps.
  func end(_ name: String? = nil) {
    for (known, session) in sessions where name == nil || known == name {
      noteWarnings(of: session)
      session.terminate()
      redactor.learn(from: session.redactor)
      surroundings.living.remove(session)
      if session === current { current = nil }
    }
    sessions.removeAll { name == nil || $0.name == name }
    if current == nil { current = sessions.last?.session }
  }

  /// Adds a warning about the settings that were made too late for any launch.
  func noteUnusedSettings() {
    guard pending.last != nil, !pending.unused.isEmpty else { return }
    warnings.append(StepMessages.setAfterLaunch(pending.unused))
  }

  /// Adds warnings about an app that is about to end.
  private func noteWarnings(of session: AppSession) {
    // A trace doesn't contain the answers to these calls.
    guard replay == nil else { return }
    if let text = session.unreadArgumentsText() { warnings.append(text) }
    warnings += session.refusalTexts(\.messageForFeatures)
  }

  /// Ends the app to which steps apply.
  func endCurrent() {
    guard let ended = current, let name = sessions.last(where: { $0.session === ended })?.name
    else { return }
    end(name)
  }

  /// The running app, or `nil`.
  var runningApp: AppSession? { current?.state == .runningForeground ? current : nil }

  /// The last lines of the apps' logs.
  var logLines: [String] {
    sessions.flatMap { name, session in
      session.logLines.map { sessions.count > 1 ? "\(name): \($0)" : $0 }
    }
  }

  // MARK: Calls

  /// Performs an interaction on an element.
  ///
  /// - Parameter destination: The element at which a drag ends.
  @discardableResult
  func perform(
    _ interaction: Interaction, on element: ElementPhrase, at place: ElementPlace? = nil,
    to destination: ElementPhrase? = nil, modifiers: KeyModifiers = []
  ) throws -> ElementAttributes {
    let call = PerformCall(
      interaction, on: element.query, at: place, modifiers: modifiers, timeout: timeout)
    do {
      if case .typeText(let text) = interaction, knownSecrets.key(of: text) != nil {
        // A secret too short to be hidden everywhere is hidden where it's typed.
        try app.hide(LaunchSecret(text))
      }
      let result = try app.call(call, timeout: call.appTime)
      evidence.touched = result.element.frame
      if let secret = result.secureText { redactor.learn(typed: secret.text) }
      if result.isSecret, let text = interaction.typed {
        redactor.learn(typed: text)
        typedSecrets.append(text)
        if case .typeKey(_, let modifiers) = interaction {
          evidence.secretKey = modifiers.contains(.shift) ? text.uppercased() : text
        }
      }
      if let key = result.secretKey {
        // The picture must not outline the key either.
        (evidence.touched, evidence.secretKey) = (nil, key)
        for name in StepText.literals(in: element.text) { hideInStep(StepText.unescaped(name)) }
      }
      return result.element
    } catch let failure as AutomationFailure {
      if case .destination(let failure) = failure, let destination {
        throw refusal(failure, verb: "drag to", of: destination)
      }
      throw refusal(failure, verb: interaction.verb, of: element)
    }
  }

  /// Hides a text meant for a secure field; in its step even if it's short.
  func hideTyped(_ text: String) {
    learn(text)
    hideInStep(text)
  }

  /// Hides a text in the current step only, such as the name of a key that typed into a secure field.
  func hideInStep(_ text: String) { typedSecrets.append(text) }

  /// Reads an element's attributes, waiting for it.
  func attributes(of element: ElementPhrase, hittability: Bool = false) throws -> ElementAttributes
  {
    try resolve(element, hittability: hittability).elements.first
      ?? ElementAttributes(identity: 0, elementType: .any)
  }

  /// Resolves an element, waiting for it.
  func resolve(
    _ element: ElementPhrase, hittability: Bool = false
  ) throws -> ResolveCall.Result {
    let call = ResolveCall(
      element.query, expecting: .one, timeout: timeout, hittability: hittability)
    do {
      let result = try app.call(call, timeout: timeout)
      evidence.touched = result.elements.first?.frame
      return result
    } catch let failure as AutomationFailure {
      throw refusal(failure, verb: "find", of: element)
    }
  }

  /// Waits for a condition, up to the expectations' timeout.
  func wait(_ query: ElementQuery, until condition: WaitCall.Condition) throws -> WaitCall.Result {
    try app.call(WaitCall(query, until: condition, timeout: timeout), timeout: timeout)
  }

  // MARK: Texts

  /// Returns a text with its `${variables}` filled in.
  ///
  /// - Throws: `StepError.unsetVariable`, or `LaunchDomainError` for a missing secret.
  func filledIn(_ text: String) throws -> String {
    guard text.contains("${") else { return text }
    return try VariableText.parts(of: text[...]).map { part, _ in
      switch part {
      case .text(let text): String(text)
      case .dollar: "$"
      case .variable(let name): try value(of: String(name))
      case .unended(let rest):
        throw StepError.other(
          "“\(rest)” has no “}” after its variable's name; write $${ for the text ${")
      }
    }.joined()
  }

  private func value(of name: String) throws -> String {
    if name.hasPrefix("secret:") { return try secret(String(name.dropFirst("secret:".count))) }
    if let value = variables[name] { return value }
    if name.hasPrefix("env:"), !surroundings.readsEnvironment {
      throw StepError.hiddenEnvironment(String(name.dropFirst(4)))
    }
    if name.hasPrefix("env:"), let value = surroundings.environment[String(name.dropFirst(4))] {
      return value
    }
    let known =
      name.hasPrefix("env:")
      ? surroundings.environment.keys.map { "env:" + $0 } : Array(variables.keys)
    throw StepError.unsetVariable(
      name, nearest: NearestName.suggestions(for: name, in: known.sorted()))
  }

  /// Returns the secret with a key, and hides it from now on.
  func secret(_ key: String) throws -> String {
    let secret = try surroundings.credentials(for: featurePath).secret(for: key)
    learn(secret.revealed, key: key)
    return secret.revealed
  }

  /// Hides the values of launch arguments with secret names from now on.
  private func learnSecrets(of arguments: [String]) {
    let parsed = LaunchArguments(parsing: arguments)
    redactor.learn(from: parsed)
    for (key, argument) in parsed.pairs where redactor.isSecret(key) {
      noteLength(of: LaunchObject(argument: argument).text ?? argument, key: key)
    }
    // An app may parse “-key=value” itself, so the value is a secret too.
    for argument in arguments where argument.hasPrefix("-") {
      let parts = argument.dropFirst().split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { learn(parts[1], of: parts[0]) }
    }
  }

  /// Hides the value of a key from now on if the key's name is secret.
  func learn(_ value: String, of key: String) {
    if redactor.isSecret(key) { learn(value, key: key) }
  }

  /// Hides a text from now on; written steps have its key instead.
  func learn(_ secret: String, key: String) {
    learn(secret)
    noteLength(of: secret, key: key)
    knownSecrets.note(secret, keyLike: key)
  }

  /// Hides a text from now on.
  func learn(_ secret: String) {
    redactor.learn(LaunchSecret(secret))
    if Self.isShort(secret) { shortSecrets.insert(secret) }
  }

  private func noteLength(of secret: String, key: String) {
    if Self.isShort(secret) { shortSecretKeys.insert(key) }
  }

  private static func isShort(_ secret: String) -> Bool {
    1..<SecretRedactor.shortestValue ~= secret.utf8.count
  }

  /// The known secrets.
  var secrets: SecretRedactor { redactor }

  /// Hides the known secrets; those too short for that are hidden only as a whole value in quotation marks.
  func redact(_ text: String) -> String {
    let hidden = redactor.redact(text)
    guard hidden.contains("“") else { return hidden }
    return shortSecrets.reduce(hidden) {
      $0.replacing("“\($1)”", with: "“\(SecretRedactor.marker)”")
    }
  }

  // MARK: Records

  /// Returns the requests since the last call, without the secrets known by now.
  func takeRequests() -> [CallRecord] {
    requests.take().map { request in
      var request = request
      request.sentence = redact(request.sentence)
      return request
    }
  }

  private var observer: SessionObserver {
    let requests = requests
    return { step in
      requests.add(
        CallRecord(
          sentence: step.sentence, milliseconds: step.realTime.milliseconds, appTime: step.appTime))
    }
  }
}
