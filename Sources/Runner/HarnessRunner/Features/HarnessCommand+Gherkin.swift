import Foundation
import Gherkin

extension HarnessCommand {
  /// Answers requests about Gherkin, for comparison with Cucumber's acceptance data.
  static let gherkin = HarnessCommand(
    name: "gherkin", summary: "answer requests about Gherkin, one JSON object per line",
    help: """
      Reads requests from the standard input, one JSON object per line, and answers each with another:
      {"kind": "feature", "source": "Feature: …"} returns the syntax tree and the pickles; “tokens”, “tree”,
      “pattern”, “match”, “regularExpression” and “tags” are about expressions. “./harness.sh gherkin
      FOLDER” compares the answers with Cucumber's acceptance data.
      """
  ) { _, console in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    while console.problem == nil, let line = readLine() {
      do {
        let request = try JSONDecoder().decode(ConformanceRequest.self, from: Data(line.utf8))
        let answer = try encoder.encode(ConformanceAnswer(request))
        console.print(String(decoding: answer, as: UTF8.self))
      } catch {
        throw UsageError(message: "“\(line.prefix(200))” isn't a question: \(error)")
      }
    }
    return .success
  }
}
