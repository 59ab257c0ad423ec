import Foundation
import HarnessRunner

extension FeatureScenario {
  /// Reads the scenarios of features.
  ///
  /// A problem with a file or with the paths becomes a scenario that fails, because no one would notice a
  /// missing test.
  ///
  /// - Parameters:
  ///   - paths: Files, folders or `file:line`, relative to the folder of the test's source file, or else to
  ///     the nearest folder above it that contains them.
  ///   - tags: A tag expression: `@smoke and not @slow`.
  ///   - steps: Steps in Swift, in addition to the built-in ones.
  ///   - filePath: The source file of the test.
  /// - Returns: The scenarios in the order of their files, without those that are used as steps.
  public static func all(
    in paths: String..., tags: String? = nil, steps: StepDefinitions = StepDefinitions(),
    filePath: String = #filePath
  ) -> [FeatureScenario] {
    all(in: paths, tags: tags, steps: steps, from: filePath)
  }

  static func all(
    in paths: [String], tags: String?, steps: StepDefinitions, from filePath: String
  ) -> [FeatureScenario] {
    let own = steps.steps.map(\.own)
    do {
      let found = paths.map { absolute($0, from: filePath) }
      let (scenarios, problems) = try ScenarioTest.all(in: found, tags: tags, steps: own)
      OwnStepList.note(own)
      let failing = problems.map { problem($0, in: filePath) }
      if scenarios.isEmpty, failing.isEmpty {
        return [
          problem("there is no scenario to run in \(paths.joined(separator: ", "))", in: filePath)
        ]
      }
      return failing
        + scenarios.map {
          FeatureScenario(
            content: .scenario($0), name: $0.name, feature: $0.feature, path: $0.path,
            line: $0.line)
        }
    } catch {
      return [problem("\(error)", in: filePath)]
    }
  }

  /// Returns a scenario that fails with a problem: `file:line:column: error: …`, or any text.
  private static func problem(_ text: String, in filePath: String) -> FeatureScenario {
    if let match = text.wholeMatch(of: /(?s)(.+?):(\d+):(\d+): error: (.+)/) {
      let message = String(match.4)
      return FeatureScenario(
        content: .problem(message), name: message, feature: "", path: String(match.1),
        line: Int(match.2) ?? 1)
    }
    return FeatureScenario(
      content: .problem(text), name: text, feature: "", path: filePath, line: 1)
  }

  private static func absolute(_ path: String, from filePath: String) -> String {
    if path.hasPrefix("/") { return path }
    let file = path.replacing(/:\d+$/, with: "")
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let found = folder.appendingPathComponent(file).path
      if FileManager.default.fileExists(atPath: found) {
        return folder.appendingPathComponent(path).path
      }
      folder.deleteLastPathComponent()
    }
    return path
  }
}
