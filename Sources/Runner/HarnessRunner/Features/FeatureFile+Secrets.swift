import Gherkin
import LaunchDomain

extension FeatureFile {
  /// Returns the file as a report may show it: without the secrets that it spells out, and those that a run
  /// has had.
  ///
  /// It is read anew, so that tree, scenarios and places are those of the text without secrets; their
  /// identifiers stay.
  func withoutSecrets(_ known: RunSecrets = RunSecrets()) -> FeatureFile {
    let (byPlace, everywhere) = SecretHiding(in: self, known).sources
    guard everywhere != source else { return self }
    // A secret that is a keyword of the language too might leave no feature.
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
    /// Whether its rows are the values of an outline.
    var isExamples: Bool
    /// The names of its columns that are secret whatever they are called.
    var secretColumns: Set<String> = []

    /// The secret columns of each row.
    var secretCells: [Set<Int>] {
      WrittenSecrets.secretCells(
        of: rows.map { $0.cells.map(\.value) }, hasHeader: isExamples, secretColumns: secretColumns)
    }
  }

  /// All tables, in their order.
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
  /// The names of the columns of examples that fill in what steps hide.
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
