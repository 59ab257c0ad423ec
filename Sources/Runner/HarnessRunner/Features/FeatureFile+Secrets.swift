import Gherkin
import LaunchDomain

extension FeatureFile {
  /// Returns the file without the secrets that it contains or that a run has used, for reports.
  ///
  /// The redacted text is parsed again, so that tree, scenarios and locations match it; identifiers stay
  /// the same.
  func withoutSecrets(_ known: RunSecrets = RunSecrets()) -> FeatureFile {
    let (byPlace, everywhere) = SecretHiding(in: self, known).sources
    guard everywhere != source else { return self }
    // Hiding a secret that is also a Gherkin keyword can make the text invalid.
    return read(everywhere) ?? read(byPlace) ?? self
  }

  /// The secret cells of examples, by the identifiers of their rows.
  var secretExamples: [String: [String]] {
    var values: [String: [String]] = [:]
    for table in tables {
      for (row, cells) in zip(table.rows, table.secretCells)
      where table.isExamples && !cells.isEmpty {
        values[row.id] = cells.sorted().filter { $0 < row.cells.count }.map { row.cells[$0].value }
      }
    }
    return values
  }

  /// The scenarios with the secrets of their examples hidden, by their identifiers.
  var picklesWithoutSecrets: [String: Pickle] {
    let file = read(SecretHiding(in: self).sources.byPlace)
    return Dictionary((file?.pickles ?? []).map { ($0.id, $0) }) { first, _ in first }
  }

  private func read(_ text: String) -> FeatureFile? {
    var identifiers = firstIdentifiers
    let file = try? FeatureFile(path: path, source: text, identifiers: &identifiers)
    return file?.pickles.map(\.id) == pickles.map(\.id) ? file : nil
  }

  /// A table of the file.
  struct Table {
    var rows: [TableRow]
    /// Whether the rows are the values of an outline.
    var isExamples: Bool
    /// The names of columns that are secret although their names don't say so.
    var secretColumns: Set<String> = []

    /// The secret columns of each row.
    var secretCells: [Set<Int>] {
      WrittenSecrets.secretCells(
        of: rows.map { $0.cells.map(\.value) }, hasHeader: isExamples, secretColumns: secretColumns)
    }
  }

  /// All tables, in order.
  var tables: [Table] {
    var tables: [Table] = []
    func add(_ steps: [Step]) {
      for step in steps {
        if let table = step.dataTable { tables.append(Table(rows: table.rows, isExamples: false)) }
      }
    }
    func add(_ children: [FeatureChild]) {
      for child in children {
        add(child.background?.steps ?? [])
        if let scenario = child.scenario {
          add(scenario.steps)
          let columns = scenario.secretColumns(besides: secretParameters)
          for examples in scenario.examples {
            let rows = (examples.tableHeader.map { [$0] } ?? []) + examples.tableBody
            tables.append(Table(rows: rows, isExamples: true, secretColumns: columns))
          }
        }
        add(child.rule?.children ?? [])
      }
    }
    add(document.feature?.children ?? [])
    return tables
  }
}

extension Scenario {
  /// Returns the names of example columns whose values fill in secrets of steps.
  fileprivate func secretColumns(besides parameters: SecretParameters) -> Set<String> {
    guard !examples.isEmpty else { return [] }
    return steps.reduce(into: []) { names, step in
      names.formUnion(WrittenSecrets.columns(in: step.text))
      for value in parameters.values(in: step.text) {
        names.formUnion(WrittenSecrets.columns(named: value))
      }
      let rows = (step.dataTable?.rows ?? []).map { $0.cells.map(\.value) }
      for (row, cells) in zip(rows, WrittenSecrets.secretCells(of: rows, hasHeader: false)) {
        for cell in cells where row.indices.contains(cell) {
          names.formUnion(WrittenSecrets.columns(named: row[cell]))
        }
      }
    }
  }
}
