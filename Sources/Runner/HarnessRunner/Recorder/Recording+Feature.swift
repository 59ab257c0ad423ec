import Foundation

extension Recording {
  /// The recording as a feature.
  var feature: String {
    var lines = ["Feature: \(name)", "", "  Scenario: \(name)"]
    let words = writtenArguments.map(LiveApp.quoted).joined(separator: " ")
    let launch =
      secretArguments.map {
        "the secret launch argument \"\($0.key)\" is \"${secret:\($0.key)}\""
      } + ["\"\(app)\" is launched with \(words)"]
    for (index, text) in launch.enumerated() {
      lines.append("    \(index == 0 ? "Given" : "And") \(text)")
    }
    var last = "Given"
    for step in steps {
      for text in step.featureSteps {
        let keyword = text.hasPrefix("I ") ? "When" : "Then"
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
}
