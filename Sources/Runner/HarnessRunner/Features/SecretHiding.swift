import Gherkin
import LaunchDomain

/// Hides the secrets in the text of a feature, and keeps it valid.
struct SecretHiding {
  private let lines: [String]
  /// The texts typed into secure fields, by the numbers of the lines that contain them.
  private var typed: [Int: Set<String>] = [:]
  /// The indices of secret cells by line number; empty for rows without secrets.
  private var cells: [Int: Set<Int>] = [:]
  /// The number of Unicode scalars at the beginning of a line that stay because they are keywords.
  private var keywords: [Int: Int] = [:]
  /// The lines of doc strings that were typed into secure fields.
  private var docStringLines: Set<Int> = []
  private let stepLines: Set<Int>
  private var redactor: SecretRedactor

  /// Finds the secrets of a file.
  ///
  /// - Parameter known: The secrets that a run has used.
  init(in file: FeatureFile, _ known: RunSecrets = RunSecrets()) {
    // Split as the parser does: only a line feed ends a line.
    lines = file.source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }
    redactor = known.redactor
    stepLines = Set(file.steps.values.map(\.location.line))
    for (id, step) in file.steps {
      keywords[step.location.line] = (step.location.column ?? 1) - 1
      let values = file.secretParameters.values(in: step.text).filter {
        !WrittenSecrets.isPlaceholder($0[...], isSource: true)
      }.map { VariableText.said(by: $0) }
      for value in values { redactor.learn(LaunchSecret(value)) }
      typed[step.location.line, default: []].formUnion((known.typed[id] ?? []).union(values))
      if let text = step.docString, known.typed[id]?.contains(text.content) == true {
        let count = text.content.split(separator: "\n", omittingEmptySubsequences: false).count
        docStringLines.formUnion(text.location.line + 1...text.location.line + count)
      }
    }
    for table in file.tables {
      for (row, secret) in zip(table.rows, table.secretCells) {
        cells[row.location.line, default: []].formUnion(secret)
        typed[row.location.line, default: []].formUnion(known.typed[row.id] ?? [])
      }
    }
    for location in file.headings where lines.indices.contains(location.line - 1) {
      let scalars = lines[location.line - 1].unicodeScalars
      keywords[location.line] = scalars.prefix { $0 != ":" }.count + 1
    }
  }

  /// The text with secrets hidden by place, that is after their keys and where they were typed, and the
  /// text with all of them hidden wherever they occur.
  var sources: (byPlace: String, everywhere: String) {
    var redactor = redactor
    let byPlace = lines.enumerated().map { hidingByPlace($1, number: $0 + 1, &redactor) }
    let everywhere = byPlace.enumerated().map { redacted($1, number: $0 + 1, by: redactor) }
    return (byPlace.joined(separator: "\n"), everywhere.joined(separator: "\n"))
  }

  private func hidingByPlace(
    _ line: String, number: Int, _ redactor: inout SecretRedactor
  ) -> String {
    let typed = typed[number] ?? []
    if docStringLines.contains(number) {
      return line.prefix(while: \.isWhitespace) + SecretRedactor.marker
    }
    if let secret = cells[number] {
      return Self.replacingCells(of: line) { index, value in
        let said = VariableText.said(by: value)
        guard secret.contains(index) || typed.contains(said), !value.isEmpty,
          !WrittenSecrets.isPlaceholder(value[...], isSource: true)
        else { return value }
        redactor.learn(LaunchSecret(said))
        return SecretRedactor.marker
      }
    }
    // Descriptions are prose, but a comment may be a disabled step.
    let isStep = stepLines.contains(number)
    guard isStep || line.drop(while: \.isWhitespace).hasPrefix("#") else { return line }
    return WrittenSecrets.hidden(in: StepText.hiding(typed, in: line), isSource: true) {
      if isStep { redactor.learn(LaunchSecret(VariableText.said(by: $0))) }
    }
  }

  private func redacted(_ line: String, number: Int, by redactor: SecretRedactor) -> String {
    if cells[number] != nil {
      return Self.replacingCells(of: line) { VariableText.redacted($1, redactor.redact) }
    }
    // Tags stay because they select scenarios.
    if line.contains(/^\s*(?:#\s*language\s*:|@)/) { return line }
    let scalars = line.unicodeScalars
    let start =
      scalars.index(
        scalars.startIndex, offsetBy: keywords[number] ?? 0, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    return line[..<start] + StepText.redacted(String(line[start...]), redactor.redact)
  }

  /// Returns the line of a table row with its cells replaced.
  ///
  /// - Parameter replacement: Returns the new value for a cell's position and value.
  private static func replacingCells(
    of line: String, _ replacement: (Int, String) -> String
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
      result += number < 0 ? cell : replacing(cell) { replacement(number, $0) }
      result.append(character)
      cell = ""
      number += 1
    }
    return result + cell
  }

  /// Returns a cell, as written, with its value replaced.
  private static func replacing(_ cell: String, _ replacement: (String) -> String) -> String {
    let written = cell.drop { $0.isWhitespace }
    let end =
      written.lastIndex { !$0.isWhitespace }.map(written.index(after:)) ?? written.startIndex
    let value = unescaped(written[..<end])
    let new = replacement(value)
    guard new != value else { return cell }
    let escaped = new.replacing("\\", with: "\\\\").replacing("|", with: "\\|")
      .replacing("\n", with: "\\n")
    return cell[..<written.startIndex] + escaped + written[end...]
  }

  private static func unescaped(_ cell: Substring) -> String {
    var value = ""
    var isEscaped = false
    for character in cell {
      if isEscaped {
        value +=
          character == "n" ? "\n" : "|\\".contains(character) ? "\(character)" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        value.append(character)
      }
    }
    return isEscaped ? value + "\\" : value
  }
}

extension FeatureFile {
  /// The locations of keywords with a colon.
  fileprivate var headings: [SourceLocation] {
    var headings: [SourceLocation] = []
    func add(_ children: [FeatureChild]) {
      for child in children {
        headings += [child.background?.location, child.scenario?.location, child.rule?.location]
          .compactMap { $0 }
        headings += (child.scenario?.examples ?? []).map(\.location)
        add(child.rule?.children ?? [])
      }
    }
    if let feature = document.feature {
      headings.append(feature.location)
      add(feature.children)
    }
    return headings
  }
}
