import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

/// Answers the lines of a prompt.
struct Prompt {
  let live: LiveApp
  let console: Console

  /// Carries out a line and returns the lines to print.
  ///
  /// - Throws: The error of the step or command.
  func answer(_ line: String) throws -> [String] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "tree":
      return try redact(Inspection(of: live.session, audits: false).lines())
    case "screen": return try screen()
    case "why": return redact(try why(rest))
    case "log": return redact(try live.session.logLines)
    case "steps":
      return Vocabulary.steps.map(\.expression.source).filter {
        rest.isEmpty || $0.localizedCaseInsensitiveContains(rest)
      }
    case "feature": return [live.recording(named: "A session").feature]
    case "swift": return [live.recording(named: "A session").swiftSource]
    case "save":
      guard !rest.isEmpty else { throw LiveStepError(message: "“save” needs a file") }
      return try save(to: rest)
    case "help":
      return ["tree, screen, why ELEMENT, log, steps [TEXT], feature, swift, save FILE, quit"]
    default:
      try live.carryOut(line)
      return []
    }
  }

  /// Saves the session, in Swift if the file's name ends in `.swift`, otherwise as a feature.
  private func save(to path: String) throws -> [String] {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let recording = live.recording(named: name)
    let isSwift = path.hasSuffix(".swift")
    let file = URL(fileURLWithPath: path)
    guard live.savedFiles.contains(file.path) || !FileManager.default.fileExists(atPath: file.path)
    else {
      throw LiveStepError(
        message: "\(path) exists already and isn't from this session; choose another file")
    }
    do {
      let text = isSwift ? recording.swiftSource : recording.feature
      try OutputFile.write(text, to: path)
      live.savedFiles.insert(file.path)
    } catch {
      throw LiveStepError(message: error.message)
    }
    let count = recording.steps.count
    var lines = ["saved \(count) \(count == 1 ? "step" : "steps") to \(path)"]
    if isSwift, recording.wordCount > 0 {
      lines.append(
        "\(recording.wordCount) of them have no form in Swift and fail until you write it")
    }
    lines += Set(recording.secretKeys).sorted().map {
      "\($0) is not written; put it into testing.local.scheme, or into the environment"
    }
    return lines
  }

  private func screen() throws -> [String] {
    let capture = try live.session.call(CaptureCall(.text))
    var lines = String(decoding: capture.data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return redact(lines)
  }

  /// Returns lines with their secrets hidden, also those that go on in the next line.
  private func redact(_ lines: [String]) -> [String] {
    live.world.redact(lines.joined(separator: "\n"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the obstacle to tapping an element, or those of several matching elements.
  private func why(_ words: String) throws -> [String] {
    let words = try live.world.filledIn(words.hasPrefix("the ") ? words : "any element \(words)")
    let element = try ElementPhrase(words)
    do {
      return [try why(element)]
    } catch let refused as RefusedStep {
      guard case .multipleMatches(let facts) = refused.failure else { throw refused }
      let shown = try facts.matches.prefix(5).map { match in
        try why(ElementPhrase(query: match.query, type: element.type, text: element.text))
      }
      return shown + Self.rest(of: facts.count, shown: shown.count)
    }
  }

  /// Returns a line about elements that aren't shown, if there are any.
  static func rest(of count: Int, shown: Int) -> [String] {
    count > shown ? ["and \(count - shown) more; “tree” shows how steps refer to them"] : []
  }

  private func why(_ element: ElementPhrase) throws -> String {
    let result = try live.world.resolve(element, hittability: true)
    guard let found = result.elements.first else { return "there is no such element" }
    if !found.isEnabled { return "\(found.summary) is disabled" }
    guard let obstacle = result.obstacles?.first ?? nil else {
      return "\(found.summary) can be tapped"
    }
    return obstacle.message
  }
}
