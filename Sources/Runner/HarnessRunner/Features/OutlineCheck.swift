import Foundation
import Gherkin
import LaunchDomain

/// Finds names in angle brackets that aren't columns of an outline's examples.
///
/// Gherkin leaves them unchanged, so a step would type `<usr>`. Doc strings aren't checked, because they
/// often contain markup for the answers of a server.
struct OutlineCheck {
  private let lines: [Substring]
  /// The problems, each with its location in the file.
  private(set) var problems: [(location: SourceLocation, message: String)] = []
  /// The locations of examples without rows, which make no scenario.
  private(set) var emptyExamples: [SourceLocation] = []

  /// Checks the outlines of a document.
  ///
  /// - Parameter source: The text of the file.
  init(_ document: FeatureDocument, source: String) {
    // Split as the parser does: only a line feed ends a line.
    lines = source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map(Substring.init)
    look(at: document.feature?.children ?? [])
  }

  private mutating func look(at children: [FeatureChild]) {
    for child in children {
      if let rule = child.rule { look(at: rule.children) }
      guard let scenario = child.scenario else { continue }
      for examples in scenario.examples {
        if examples.tableBody.isEmpty { emptyExamples.append(examples.location) }
        guard let header = examples.tableHeader else { continue }
        for step in scenario.steps { look(at: step, of: examples, header.cells.map(\.value)) }
      }
    }
  }

  private mutating func look(at step: Step, of examples: Examples, _ columns: [String]) {
    look(at: step.text, line: step.location.line, of: examples, columns)
    for row in step.dataTable?.rows ?? [] {
      for cell in row.cells {
        look(at: cell.value, line: row.location.line, of: examples, columns)
      }
    }
  }

  private mutating func look(
    at text: String, line: Int, of examples: Examples, _ columns: [String]
  ) {
    // A column's name has no surrounding white space, unlike “a < b and b > c”.
    let names = text.matches(of: /<([^<>\s](?:[^<>]*[^<>\s])?)>/).map { String($0.1) }
    for name in names where !columns.contains(name) {
      let location = SourceLocation(line: line, column: column(of: "<\(name)>", line: line))
      let near = NearestName.suggestions(for: name, in: columns).first
      let known = columns.map { "“\($0)”" }.joined(separator: ", ")
      let problem =
        "the examples at line \(examples.location.line) have no column “\(name)”"
        + (near.map { "; did you mean “\($0)”?" }
          ?? ", only \(known); to say “<\(name)>” itself, put it into a column")
      guard !problems.contains(where: { $0.location == location && $0.message == problem }) else {
        continue
      }
      problems.append((location, problem))
    }
  }

  /// Returns the column of a text in a line of the file, in Unicode scalars from 1.
  private func column(of text: String, line: Int) -> Int {
    guard lines.indices.contains(line - 1), let found = lines[line - 1].range(of: text) else {
      return 1
    }
    return lines[line - 1][..<found.lowerBound].unicodeScalars.count + 1
  }
}
