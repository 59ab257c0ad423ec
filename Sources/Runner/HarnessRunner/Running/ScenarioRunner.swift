import AppDriving
import AutomationProtocol
import Foundation
import Gherkin
import LaunchDomain
import Traces

/// Runs one scenario once, on one thread, and records its steps.
final class ScenarioRunner {
  private let plan: ScenarioPlan
  private let library: StepLibrary
  private let world: ScenarioWorld
  private let stop: RunStop
  private let started = ContinuousClock.now
  private var attempt: AttemptRecord
  private var depth = 0
  /// The number of enclosing scenarios' locations in the message of a failure.
  private var placesInMessage = 0
  private static let mostPlaces = 10
  /// The names of the scenarios that are being used as steps, outermost first.
  private var composing: [String] = []
  private var lastDrivingCalls = -1
  private var lastRecorded: AppSession?
  /// The resources that the apps' processes have used so far.
  private var used: [ObjectIdentifier: ProcessResources] = [:]
  private var logCount = 0
  /// The texts of steps with the secrets of examples hidden, by their identifiers.
  private let shownTexts: [String: String]
  /// The texts typed into secure fields, by the identifiers of the steps and rows that contain them.
  private var typed: [String: Set<String>] = [:]

  init(
    _ plan: ScenarioPlan, library: StepLibrary, surroundings: RunSurroundings, stop: RunStop,
    start: Double, seed: Int? = nil
  ) {
    self.plan = plan
    self.library = library
    self.stop = stop
    world = ScenarioWorld(surroundings, featurePath: plan.pickle.uri)
    world.replay = surroundings.replay?.scenario(plan)
    world.seed = seed
    attempt = AttemptRecord(start: start)
    shownTexts = Dictionary((plan.shown?.steps ?? []).map { ($0.id, $0.text) }) { first, _ in first
    }
    for secret in plan.secrets + (surroundings.replay?.secrets(of: plan) ?? []) {
      world.learn(secret)
    }
    let steps = (plan.pickle.steps + library.composed.flatMap(\.pickle.steps)).map(\.text)
    world.secretVariables = Set(
      steps.flatMap(VariableText.secretKeys(ofStep:)).map(TestCredentials.variable(for:)))
    world.runStep = { [unowned self] text, input in try self.runInner(text, input) }
    world.runScenario = { [unowned self] scenario, texts in try self.run(scenario, texts) }
  }

  /// Runs the scenario and returns its record.
  func run() -> AttemptRecord {
    // Find undefined steps first; one in the middle would be noticed only after minutes of work.
    let findings = plan.pickle.steps.map { library.find($0.text) }
    let isRunnable = findings.allSatisfy { if case .defined = $0 { true } else { false } }
    for (step, finding) in zip(plan.pickle.steps, findings) {
      run(step, finding, isRunnable: isRunnable && attempt.status == .passed)
    }
    attempt.status = attempt.steps.filter { $0.depth == 0 }.map(\.status).worst
    if attempt.steps.isEmpty {
      // A scenario without steps must not look as if it had passed. It isn't wrong either: many scenarios
      // begin as a name.
      attempt.status = .skipped
      attempt.reason = StepMessages.noSteps
    }
    if attempt.status != .passed {
      attempt.log = world.logLines.suffix(20).map(world.redact)
    }
    world.end()
    world.noteUnusedSettings()
    if attempt.status == .passed, !world.warnings.isEmpty {
      attempt.warnings = world.warnings.map(world.redact)
    }
    attempt.sessions = world.recorded.map { $0.record(since: started, world.secrets) }
    let secrets = RunSecrets(
      redactor: world.secrets, typed: typed, shortKeys: world.shortSecretKeys)
    // A text that a later step has declared secret may occur in an earlier one.
    secrets.hide(in: &attempt)
    world.surroundings.learned.add(secrets)
    world.surroundings.used.note(world.usedFiles, of: plan.key)
    attempt.duration = (ContinuousClock.now - started).seconds
    return attempt
  }

  private func run(_ step: PickleStep, _ finding: StepLibrary.Finding, isRunnable: Bool) {
    var record = record(of: step, places: plan.places, uri: plan.pickle.uri)
    switch finding {
    case .undefined(let nearest):
      record.status = .undefined
      if WrittenSecrets.speaksOfSecret(step.text) {
        // Any of the step's texts may be the secret.
        let secrets = Set(StepText.literals(in: step.text).map(StepText.unescaped))
        for node in step.astNodeIds { typed[node, default: []].formUnion(secrets) }
        if let below = step.argument?.docString?.content { world.learn(below) }
        record.text = StepText.hiding(secrets, in: record.text)
      }
      record.message = StepMessages.undefined(record.text, nearest: nearest)
    case .ambiguous(let definitions):
      record.status = .ambiguous
      record.message = StepMessages.ambiguous(definitions)
      record.alternatives = definitions.map(\.expression.source)
    case .defined(let definition, let match):
      take(match, of: definition, into: &record)
      if isRunnable, stop.isRequested {
        record.status = .interrupted
        record.message = StepMessages.interruptedBefore
        attempt.status = .interrupted
      } else if isRunnable {
        carryOut(definition, match, step, &record)
        if record.status != .passed { attempt.status = record.status }
        return
      } else {
        record.status = .skipped
      }
    }
    attempt.steps.append(record)
  }

  /// Carries out a step and adds its record, before those of the steps in it.
  private func carryOut(
    _ definition: StepDefinition, _ match: ExpressionMatch, _ step: PickleStep,
    _ record: inout StepRecord
  ) {
    let start = ContinuousClock.now
    let typedBefore = world.typedSecrets.count
    record.start = (start - started).seconds
    record.screenBefore = attempt.recordings.indices.last
    let position = attempt.steps.count
    attempt.steps.append(record)
    world.evidence = StepEvidence()
    do {
      let input = try StepInput(
        values: match.values, argument: step.argument, fillIn: world.filledIn)
      try definition.body(world, input)
      // Steps in Swift may ignore their table or doc string.
      if definition.category != .own { try input.checkArgumentIsRead() }
    } catch {
      note(error, &record)
    }
    if stop.isRequested, record.status != .passed {
      record.status = .interrupted
      // An interruption ends the apps, so their failures mean nothing.
      record.message = StepMessages.interrupted
      record.details = []
    }
    record.duration = (ContinuousClock.now - start).seconds
    record.requests = world.takeRequests()
    record.touched = world.evidence.touched.map {
      .init(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height)
    }
    // The step's own text contains the secrets that it has declared.
    record.text = StepText.redacted(record.text, world.redact)
    for index in record.arguments.indices {
      record.arguments[index].text = record.arguments[index].text.map(world.redact)
    }
    hide(Set(world.typedSecrets.dropFirst(typedBefore)), typedBy: step, match, in: &record)
    takeLog(&record)
    takeResources(&record)
    takeScreen(&record)
    attempt.steps[position] = record
  }

  private func note(_ error: any Error, _ record: inout StepRecord) {
    record.status = .failed
    if !(error is InnerStepFailed) { placesInMessage = 0 }
    if let problem = world.replay?.problem {
      // The session only reports that the app has ended.
      record.message = world.redact("\(problem)")
      return
    }
    switch error {
    case let refused as RefusedStep:
      record.message = refused.firstLine
      record.details = refused.details
    case let error as AppSessionError:
      record.message = error.runnerMessage
      record.details = error.details
    case let error as LaunchDomainError where error.code == .missingCredential:
      // As in Swift tests: without the secret there is nothing to test.
      record.status = .skipped
      record.message = error.message
    case let inner as InnerStepFailed:
      record.status = inner.status
      record.message = inner.message
    default: record.message = "\(error)"
    }
    // A message about a command line isn't one, so only known values are hidden in it.
    record.message = record.message.map(world.redact)
    record.details = record.details.map(world.redact)
    if record.status == .failed, let seed = world.seed {
      record.details.append(StepMessages.seed(seed))
    }
  }

  // MARK: Steps in steps

  /// Runs a step that another step contains.
  private func runInner(_ text: String, _ outer: StepInput) throws {
    switch library.find(text) {
    case .defined(let definition, let match):
      try definition.body(
        world, StepInput(values: match.values, within: outer, fillIn: world.filledIn))
    case .undefined(let nearest):
      if WrittenSecrets.speaksOfSecret(text) {
        // The enclosing step contains the secrets too.
        for literal in StepText.literals(in: text) {
          world.hideInStep(StepText.unescaped(literal))
        }
      }
      throw InnerStepFailed(
        status: .undefined,
        message: StepMessages.undefined(hidingSecrets(inUndefined: text), nearest: nearest))
    case .ambiguous(let definitions):
      throw InnerStepFailed(status: .ambiguous, message: StepMessages.ambiguous(definitions))
    }
  }

  /// Runs a scenario that is used as a step; `${1}` and so on are its parameters.
  private func run(_ scenario: ComposedScenario, _ texts: [String]) throws {
    let name = scenario.pickle.name
    guard !composing.contains(name) else { throw StepError.recursion(composing + [name]) }
    guard composing.count < ComposedScenario.deepest else { throw StepError.nesting(name) }
    composing.append(name)
    depth += 1
    let variables = world.variables
    for (index, text) in texts.enumerated() { world.variables[String(index + 1)] = text }
    defer {
      depth -= 1
      composing.removeLast()
      for index in texts.indices {
        let key = String(index + 1)
        world.variables[key] = variables[key]
      }
    }
    for step in scenario.pickle.steps {
      var record = record(of: step, places: scenario.places, uri: scenario.pickle.uri)
      switch library.find(step.text) {
      case .defined(let definition, let match):
        take(match, of: definition, into: &record)
        carryOut(definition, match, step, &record)
        guard record.status == .passed else {
          // The innermost locations say most, and a thousand of them would hide what happened.
          placesInMessage += 1
          let place = placesInMessage > Self.mostPlaces ? "" : "\(record.place): "
          throw InnerStepFailed(
            status: record.status, message: place + (record.message ?? "failed"))
        }
      case .undefined(let nearest):
        throw InnerStepFailed(
          status: .undefined,
          message: record.place + ": "
            + StepMessages.undefined(hidingSecrets(inUndefined: record.text), nearest: nearest))
      case .ambiguous(let definitions):
        throw InnerStepFailed(
          status: .ambiguous, message: "\(record.place): \(StepMessages.ambiguous(definitions))")
      }
    }
  }

  // MARK: Records

  private func record(
    of step: PickleStep, places: [String: FeatureFile.WrittenStep], uri: String
  ) -> StepRecord {
    let written = step.astNodeIds.first.flatMap { places[$0] }
    return StepRecord(
      id: step.id, keyword: written?.keyword ?? "* ",
      text: hidingSecrets(in: shownTexts[step.id] ?? step.text), uri: uri,
      location: written?.location ?? SourceLocation(line: 1), depth: depth)
  }

  private func take(
    _ match: ExpressionMatch, of definition: StepDefinition, into record: inout StepRecord
  ) {
    record.expression = definition.expression.source
    // The arguments come from the step as shown, with its secrets hidden.
    let shown = shownTexts[record.id].flatMap { definition.expression.match($0) } ?? match
    record.arguments = shown.arguments.map { .init(type: $0.type, text: $0.text, start: $0.start) }
    let hidden = WrittenSecrets.valuePosition(in: record.text)
    for (index, argument) in record.arguments.enumerated() {
      guard let text = argument.text else { continue }
      let isPlaceholder = WrittenSecrets.isPlaceholder(text[...], isSource: false)
      record.arguments[index].text =
        index == hidden && !isPlaceholder ? SecretRedactor.marker : hidingSecrets(in: text)
    }
  }

  /// Hides texts typed into secure fields where a step contains them, even short ones.
  private func hide(
    _ texts: Set<String>, typedBy step: PickleStep, _ match: ExpressionMatch,
    in record: inout StepRecord
  ) {
    guard !texts.isEmpty else { return }
    for node in step.astNodeIds { typed[node, default: []].formUnion(texts) }
    for (index, value) in match.values.enumerated()
    where record.arguments.indices.contains(index) {
      if texts.contains(VariableText.said(by: value.text)) {
        record.arguments[index].text = SecretRedactor.marker
      } else {
        // The words for an element contain its name.
        record.arguments[index].text = record.arguments[index].text.map {
          StepText.hiding(texts, in: $0)
        }
      }
    }
    record.text = StepText.hiding(texts, in: record.text)
  }

  /// Hides the known secrets, and those that a step spells out.
  private func hidingSecrets(in text: String) -> String {
    WrittenSecrets.hidden(in: StepText.redacted(text, world.redact))
  }

  /// Hides the known and the possible secrets in a text that no step matches.
  private func hidingSecrets(inUndefined text: String) -> String {
    WrittenSecrets.hidden(inUndefined: StepText.redacted(text, world.redact))
  }

  private func takeLog(_ record: inout StepRecord) {
    guard world.surroundings.keepsScreens else { return }
    let lines = world.logLines
    if lines.count > logCount { record.log = lines[logCount...].map(world.redact) }
    logCount = lines.count
  }

  private func takeResources(_ record: inout StepRecord) {
    guard world.surroundings.keepsScreens, let app = world.runningApp, let now = app.resources
    else { return }
    let before = used.updateValue(now, forKey: ObjectIdentifier(app))
    record.resources = .init(
      processorTime: max(0, now.processorTime - (before?.processorTime ?? 0)),
      peakMemory: now.peakMemory, descriptorCount: now.descriptorCount)
  }

  private func takeScreen(_ record: inout StepRecord) {
    if world.surroundings.keepsScreens, let app = world.runningApp,
      app.drivingCalls != lastDrivingCalls || attempt.recordings.isEmpty
        || lastRecorded !== app,
      let session = world.recorded.lastIndex(where: { $0.session === app })
    {
      lastDrivingCalls = app.drivingCalls
      lastRecorded = app
      // The app draws while the next step begins; its answer is read together with the next answer.
      if let request = app.record() {
        attempt.recordings.append(.init(session: session, request: request))
      }
    }
    record.screen = attempt.recordings.indices.last
  }
}

/// The failure of a step in a step.
struct InnerStepFailed: Error {
  var status: RunStatus
  var message: String
}

extension [RunStatus] {
  /// The status of a scenario whose steps have these statuses.
  fileprivate var worst: RunStatus {
    for status in [RunStatus.interrupted, .failed, .ambiguous, .undefined, .skipped]
    where contains(status) { return status }
    return .passed
  }
}
