import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation
import NetworkStubs

/// The tools of an assistant, and the app that they drive.
final class AssistantTools {
  private let live: LiveApp
  /// The last shown tree, for the difference to the next one.
  private var lastTree: [TreeDifference.Line] = []

  init(live: LiveApp) { self.live = live }

  func end() { live.end() }

  /// Calls a tool, and returns errors as results, as the protocol requires.
  func call(_ name: String, _ arguments: JSONValue) -> JSONValue {
    do {
      try Self.check(arguments, of: name)
      return .object(["content": .array(try content(of: name, arguments))])
    } catch {
      let message =
        (error as? AppSessionError).map { ([$0.message] + $0.details).joined(separator: "\n") }
        ?? "\(error)"
      return .object([
        "content": .array([Self.text(live.world.redact(message))]), "isError": .bool(true),
      ])
    }
  }

  private func content(of name: String, _ arguments: JSONValue) throws -> [JSONValue] {
    switch name {
    case "launch":
      try live.launch(
        try required("app", arguments),
        arguments: arguments["arguments"]?.array?.compactMap(\.string) ?? [])
      return try tree(whole: true)
    case "tree": return try tree(whole: true)
    case "screen":
      return try screen(isPicture: arguments["format"]?.string == "png")
    case "do":
      try carryOut(required("steps", arguments))
      return try tree(whole: false)
    case "tap":
      let (step, element) = try element(arguments)
      try live.world.perform(.tap(count: 1, touches: 1), on: element)
      live.note("I tap \(step)")
      return try tree(whole: false)
    case "type":
      let (step, element) = try element(arguments)
      let text = try required("text", arguments)
      try live.world.focus(element)
      try live.world.perform(.typeText(text), on: element)
      live.note(typing: text, into: step)
      return try tree(whole: false)
    case "wait":
      let words = try required("element", arguments)
      let seconds = arguments["seconds"]?.number ?? 30
      try live.carryOut("within \(Self.number(seconds)) s \(words) exists")
      return try tree(whole: false)
    case "advance_clock":
      try live.carryOut("the clock advances \(Self.number(arguments["seconds"]?.number ?? 1)) s")
      return try tree(whole: false)
    case "stub":
      let (step, pattern, answer) = try stub(arguments)
      try live.world.stub(pattern, answer)
      if let step { live.note(step) }
      return try tree(whole: false)
    case "requests":
      try live.world.checkNetwork(of: live.session)
      let records = try live.session.call(RequestsCall()).records
      return [
        Self.text(
          records.isEmpty
            ? "The app has made no requests."
            : records.map {
              live.world.redact(
                "\($0.number). \($0.request.shownTitle) → \($0.answerText ?? "no answer yet")")
            }.joined(separator: "\n"))
      ]
    case "log":
      let lines = try live.session.logLines.map(live.world.redact)
      return [Self.text(lines.isEmpty ? "The log is empty." : lines.joined(separator: "\n"))]
    case "audit":
      let lines = try Inspection(of: live.session).issueLines
      return [Self.text(lines.map(live.world.redact).joined(separator: "\n"))]
    case "steps":
      return [
        Self.text(
          Vocabulary.steps.map { "\($0.expression.source)  # \($0.summary)" }
            .joined(separator: "\n"))
      ]
    default:
      // A name must be a single line.
      let name = (arguments["name"]?.string ?? "A session").split(whereSeparator: \.isNewline)
      let recording = live.recording(named: name.joined(separator: " "))
      return [
        Self.text(
          arguments["language"]?.string == "swift" ? recording.swiftSource : recording.feature)
      ]
    }
  }

  /// Carries out steps, one per line; an error names the step and says whether earlier steps were carried
  /// out.
  private func carryOut(_ text: String) throws {
    let steps = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    for (index, step) in steps.enumerated() {
      do {
        try live.carryOut(step)
      } catch let error where steps.count > 1 && !(error is AppSessionError) {
        throw LiveStepError(
          message: "step \(index + 1) of \(steps.count), “\(step)”: \(error)\n"
            + (index == 0 ? "no step was carried out" : "the steps before it were carried out"))
      }
    }
  }

  private func screen(isPicture: Bool) throws -> [JSONValue] {
    let capture = try live.session.call(CaptureCall(.text))
    let text = String(decoding: capture.data, as: UTF8.self)
    let hidden = live.world.redact(text)
    guard isPicture else { return [Self.text(hidden)] }
    guard hidden == text else {
      throw LiveStepError(
        message: "the picture would show a secret; ask for the screen as text, which hides it")
    }
    let picture = try live.session.call(CaptureCall(.png))
    return [
      .object([
        "type": .string("image"), "mimeType": .string("image/png"),
        "data": .string(picture.data.base64EncodedString()),
      ])
    ]
  }

  /// Returns the tree, or the changes since it was last shown.
  private func tree(whole: Bool) throws -> [JSONValue] {
    let inspection = try Inspection(of: live.session, audits: false)
    let lines = zip(inspection.lines(withReferences: true), inspection.shown).map {
      TreeDifference.Line(
        shown: live.world.redact($0), whole: live.world.redact($1.wholeLine))
    }
    defer { lastTree = lines }
    if whole { return [Self.text(lines.map(\.shown).joined(separator: "\n"))] }
    let changes = TreeDifference(before: lastTree, after: lines).lines
    return [
      Self.text(
        changes.isEmpty
          ? "Done. Nothing on the screen has changed."
          : "Done. What has changed:\n" + changes.joined(separator: "\n"))
    ]
  }

  /// Returns the element that the arguments name by a reference or in words, with its words for a feature.
  private func element(_ arguments: JSONValue) throws -> (words: String, ElementPhrase) {
    if arguments["element"] != nil {
      let words = try required("element", arguments)
      return (words, try ElementPhrase(live.world.filledIn(words)))
    }
    if arguments["ref"] == nil {
      throw LiveStepError(message: "the argument “element” or “ref” is missing")
    }
    let reference = try required("ref", arguments)
    guard let identity = UInt64(reference) else {
      throw LiveStepError(message: "“\(reference)” isn't a reference; “tree” shows them")
    }
    let known = try Inspection(of: live.session, audits: false).elements
    guard let found = known.first(where: { $0.reference == identity }) else {
      throw LiveStepError(
        message: "the element [ref=\(reference)] is gone; “tree” shows those there are")
    }
    let words = found.step ?? found.line
    return (
      words,
      ElementPhrase(query: ElementQuery(steps: [.identity(identity)]), type: .any, text: words)
    )
  }

  func required(_ name: String, _ arguments: JSONValue) throws -> String {
    switch arguments[name] {
    case .string(let text): return text
    case .integer(let number): return String(number)
    case nil: throw LiveStepError(message: "the argument “\(name)” is missing")
    default: throw LiveStepError(message: "the argument “\(name)” is not a text")
    }
  }

  /// Returns a number for a step, without a fraction if it's whole.
  private static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func text(_ text: String) -> JSONValue {
    .object(["type": .string("text"), "text": .string(text)])
  }
}
