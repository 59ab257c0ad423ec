import Foundation

extension Recording {
  /// The recording as a feature.
  var feature: String {
    var lines = ["Feature: \(name)", "", "  Scenario: \(name)"]
    let secrets = knownSecrets
    let launch = firstLaunch?.featureSteps(secrets) ?? []
    for (index, text) in launch.enumerated() {
      lines.append("    \(index == 0 ? "Given" : "And") \(text)")
    }
    var last = launch.isEmpty ? "" : "Given"
    for step in steps {
      for text in step.featureSteps(secrets) {
        let keyword = Self.keyword(of: text)
        let written = "\(keyword == last ? "And" : keyword) \(text)".split(
          separator: "\n", omittingEmptySubsequences: false)
        lines.append("    " + written[0])
        // The lines of a doc string follow their step.
        lines += written.dropFirst().map { $0.isEmpty ? "" : "      " + $0 }
        last = keyword
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The beginnings of steps that prepare something.
  private static let beginnings = [
    "the page ", "the launch argument ", "the secret launch argument ", "the environment variable ",
    "the variable ", "the server answers ",
  ]

  private static func keyword(of step: String) -> String {
    if step.contains(" is launched") || beginnings.contains(where: step.hasPrefix) {
      return "Given"
    }
    return step.hasPrefix("I ") || step.hasPrefix("the clock advances ") ? "When" : "Then"
  }
}
