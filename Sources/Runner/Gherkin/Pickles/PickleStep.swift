/// A step ready to run.
package struct PickleStep: Codable, Equatable, Sendable {
  package var id = ""
  package var text: String
  /// The type of the step; "And" and "But" have the type of the step before.
  package var type: StepKeywordType
  package var argument: Argument?
  /// The identifiers of the step and of the examples' row.
  package var astNodeIds: [String]

  /// The doc string and the table of a step.
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
