import Foundation

extension Recording {
  /// The recording as a feature.
  var feature: String {
    var lines = ["Feature: \(name)", "", "  Scenario: \(name)"]
    let words = writtenArguments.map(LiveApp.quoted).joined(separator: " ")
    let launch =
      secretArguments.map {
        "the secret launch argument \"\($0.key)\" is \"${secret:\($0.key)}\""
      } + (app.map { ["\"\($0)\" is launched\(words.isEmpty ? "" : " with ")\(words)"] } ?? [])
    for (index, text) in launch.enumerated() {
      lines.append("    \(index == 0 ? "Given" : "And") \(text)")
    }
    var last = launch.isEmpty ? "" : "Given"
    for step in steps {
      for text in step.featureSteps {
        let keyword = Self.keyword(of: text)
        let written = "\(keyword == last ? "And" : keyword) \(text)".split(
          separator: "\n", omittingEmptySubsequences: false)
        lines.append("    " + written[0])
        // The lines of a doc string stand below their step.
        lines += written.dropFirst().map { $0.isEmpty ? "" : "      " + $0 }
        last = keyword
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func keyword(of step: String) -> String {
    if step.contains(" is launched") || step.hasPrefix("the page ") { return "Given" }
    return step.hasPrefix("I ") ? "When" : "Then"
  }
}
