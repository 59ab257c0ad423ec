import Gherkin
import LaunchDomain

extension FeatureFile {
  /// The file as a report may show it: without the secrets that it spells out.
  ///
  /// It is read anew, so that tree, scenarios and places are those of the text without secrets; their
  /// identifiers stay.
  var withoutSecrets: FeatureFile {
    let (byPlace, everywhere) = sourcesWithoutSecrets
    guard byPlace != source else { return self }
    // A secret that is a keyword of the language too would leave no feature.
    return read(everywhere) ?? read(byPlace) ?? self
  }

  /// The secret cells of examples, by the identifiers of their rows.
  var secretExamples: [String: [String]] {
    var values: [String: [String]] = [:]
    for table in tables where table.isExamples {
      for (row, cells) in table.secretCells where !cells.isEmpty {
        values[row.id] = cells.sorted().filter { $0 < row.cells.count }.map { row.cells[$0].value }
      }
    }
    return values
  }

  /// The scenarios with the secrets of their examples hidden, by their identifiers.
  var picklesWithoutSecrets: [String: Pickle] {
    let file = read(sourcesWithoutSecrets.byPlace)
    return Dictionary((file?.pickles ?? []).map { ($0.id, $0) }) { first, _ in first }
  }

  private func read(_ text: String) -> FeatureFile? {
    var identifiers = firstIdentifiers
    let file = try? FeatureFile(path: path, source: text, identifiers: &identifiers)
    return file?.pickles.map(\.id) == pickles.map(\.id) ? file : nil
  }

  /// The text with secrets hidden behind their keys, and the text with what stands there hidden wherever it
  /// occurs.
  private var sourcesWithoutSecrets: (byPlace: String, everywhere: String) {
    let cells = secretCells
    let stepLines = Set(steps.values.map(\.location.line))
    var redactor = SecretRedactor()
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let byPlace = lines.enumerated().map { index, line in
      if let cells = cells[index + 1] { return Self.hiding(cells, in: line, &redactor) }
      // What describes a feature is prose. A comment may be a step that somebody has put aside.
      let isStep = stepLines.contains(index + 1)
      guard isStep || line.drop(while: \.isWhitespace).hasPrefix("#") else { return String(line) }
      return WrittenSecrets.hidden(in: String(line), isSource: true) {
        if isStep { redactor.learn(LaunchSecret(String($0))) }
      }
    }.joined(separator: "\n")
    return (byPlace, redactor.redact(byPlace))
  }

  /// The numbers of the secret cells by their lines.
  private var secretCells: [Int: Set<Int>] {
    var cells: [Int: Set<Int>] = [:]
    for (row, numbers) in tables.flatMap(\.secretCells) where !numbers.isEmpty {
      cells[row.location.line] = numbers
    }
    return cells
  }

  /// The table of a step, or that of examples, whose first row names the columns.
  private struct Table {
    var rows: [TableRow]
    var isExamples: Bool

    /// The rows with the numbers of their secret cells.
    var secretCells: [(row: TableRow, numbers: Set<Int>)] {
      let cells = WrittenSecrets.secretCells(
        of: rows.map { $0.cells.map(\.value) }, hasHeader: isExamples)
      return Array(zip(rows, cells))
    }
  }

  private var tables: [Table] { Self.tables(of: document.feature?.children ?? []) }

  private static func tables(of children: [FeatureChild]) -> [Table] {
    children.flatMap { child in
      let steps = (child.background?.steps ?? []) + (child.scenario?.steps ?? [])
      return steps.map { Table(rows: $0.dataTable?.rows ?? [], isExamples: false) }
        + (child.scenario?.examples ?? []).map {
          Table(rows: ($0.tableHeader.map { [$0] } ?? []) + $0.tableBody, isExamples: true)
        } + tables(of: child.rule?.children ?? [])
    }
  }

  /// Returns the line of a row with some of its cells hidden.
  private static func hiding(
    _ cells: Set<Int>, in line: Substring, _ redactor: inout SecretRedactor
  ) -> String {
    var result = ""
    var cell = ""
    var number = -1
    var isEscaped = false
    for character in line {
      guard character == "|", !isEscaped else {
        isEscaped = character == "\\" && !isEscaped
        cell.append(character)
        continue
      }
      result += cells.contains(number) ? hidden(cell, &redactor) : cell
      result.append(character)
      cell = ""
      number += 1
    }
    return result + cell
  }

  private static func hidden(_ cell: String, _ redactor: inout SecretRedactor) -> String {
    let value = cell.drop { $0.isWhitespace }
    guard !value.isEmpty else { return cell }
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.endIndex
    if WrittenSecrets.isPlaceholder(value[..<end], isSource: true) { return cell }
    redactor.learn(LaunchSecret(String(value[..<end])))
    return cell[..<value.startIndex] + SecretRedactor.marker + value[end...]
  }
}
