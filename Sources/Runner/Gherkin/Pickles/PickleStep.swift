/// A step ready to run.
package struct PickleStep: Codable, Equatable, Sendable {
  package var id = ""
  package var text: String
  /// The type of the step, where "And" and "But" stand for the one before.
  package var type: StepKeywordType
  package var argument: Argument?
  /// The step, and the row of the examples.
  package var astNodeIds: [String]

  /// What belongs to a step beside its text.
  package struct Argument: Codable, Equatable, Sendable {
    package var docString: DocString?
    package var dataTable: Table?
  }

  package struct DocString: Codable, Equatable, Sendable {
    package var mediaType: String?
    package var content: String
    /// The position among the arguments, from 1, if there is a table too.
    package var argumentIndex: Int?
  }

  package struct Table: Codable, Equatable, Sendable {
    package var rows: [Row]
    /// The position among the arguments, from 1, if there is a doc string too.
    package var argumentIndex: Int?

    package struct Row: Codable, Equatable, Sendable {
      package var cells: [Cell]
    }

    package struct Cell: Codable, Equatable, Sendable {
      package var value: String
    }

    /// The values, row by row.
    package var values: [[String]] { rows.map { $0.cells.map(\.value) } }
  }
}
