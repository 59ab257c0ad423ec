import AppDriving
import Foundation

/// The list of steps in Swift that tests have used, for `understudy steps`.
///
/// The harness can't compile such steps, so tests leave the list beside the apps.
package struct OwnStepList: Codable, Equatable {
  /// A step of the list.
  package struct Line: Codable, Equatable {
    package var expression: String
    package var summary: String
    package var file: String
    package var line: Int
  }

  package var steps: [Line] = []

  private static var url: URL {
    URL(fileURLWithPath: AppLocator.productsFolder).appendingPathComponent(
      "understudy-records/steps.json")
  }

  /// Reads the list, without steps whose source files no longer exist.
  static func read(at url: URL? = nil) -> OwnStepList {
    guard let data = try? Data(contentsOf: url ?? self.url),
      var list = try? JSONDecoder().decode(OwnStepList.self, from: data)
    else { return OwnStepList() }
    list.steps.removeAll { !FileManager.default.fileExists(atPath: $0.file) }
    return list
  }

  /// Replaces the listed steps of test files.
  ///
  /// The list is only an aid, so a failure to write it is ignored.
  package static func note(_ steps: [OwnStep], at url: URL? = nil) {
    let url = url ?? self.url
    guard !steps.isEmpty else { return }
    var list = read(at: url)
    let before = list
    let files = Set(steps.map(\.file))
    list.steps.removeAll { files.contains($0.file) }
    list.steps += steps.map {
      Line(expression: $0.expression, summary: $0.summary, file: $0.file, line: $0.line)
    }
    list.steps.sort { ($0.file, $0.line) < ($1.file, $1.line) }
    guard list != before else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(list).write(to: url, options: .atomic)
  }

  /// The definitions, which can be listed but not carried out.
  var definitions: [StepDefinition] {
    steps.map { line in
      StepDefinition(
        expression: StepExpression(line.expression, types: Vocabulary.types),
        summary: line.summary, category: .own, example: [],
        place: "\(line.file):\(line.line)"
      ) { _, _ in }
    }
  }
}
