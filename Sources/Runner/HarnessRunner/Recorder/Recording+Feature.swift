import Foundation

extension Recording {
  /// The recording as a feature.
  var feature: String {
    var lines = ["Feature: \(name)", "", "  Scenario: \(name)"]
    let words = arguments.map(LiveApp.quoted).joined(separator: " ")
    lines.append("    Given \"\(app)\" is launched with \(words)")
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
