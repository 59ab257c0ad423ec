import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

/// Answers the lines of a prompt.
struct Prompt {
  let live: LiveApp
  let console: Console

  /// Carries a line out and returns what to print.
  ///
  /// - Throws: what a step throws.
  func answer(_ line: String) throws -> [String] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "tree":
      return try Inspection(of: live.session, audits: false).lines().map(live.world.redact)
    case "screen": return try screen()
    case "why": return [live.world.redact(try why(rest))]
    case "log": return try live.session.logLines.map(live.world.redact)
    case "steps":
      return Vocabulary.steps.map(\.expression.source).filter {
        rest.isEmpty || $0.localizedCaseInsensitiveContains(rest)
      }
    case "feature": return [live.feature(named: "A session")]
    case "save":
      guard !rest.isEmpty else { throw LiveStepError(message: "“save” needs a file") }
      do {
        try Data(live.feature(named: "A session").utf8).write(to: URL(fileURLWithPath: rest))
      } catch {
        throw LiveStepError(message: "\(rest) cannot be written: \(error.systemReason)")
      }
      return ["saved \(live.steps.count) steps to \(rest)"]
    case "help": return ["tree, screen, why ELEMENT, log, steps [TEXT], feature, save FILE, quit"]
    default:
      try live.carryOut(line)
      return []
    }
  }

  private func screen() throws -> [String] {
    let capture = try live.session.call(CaptureCall(.text))
    var lines = String(decoding: capture.data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.map(live.world.redact)
  }

  /// Says what is in the way of tapping an element.
  private func why(_ words: String) throws -> String {
    let element = try ElementPhrase(words.hasPrefix("the ") ? words : "any element \(words)")
    let result = try live.world.resolve(element, hittability: true)
    guard let found = result.elements.first else { return "there is no such element" }
    if !found.isEnabled { return "\(found.summary) is disabled" }
    guard let obstacle = result.obstacles?.first ?? nil else {
      return "\(found.summary) can be tapped"
    }
    return obstacle.message
  }
}
