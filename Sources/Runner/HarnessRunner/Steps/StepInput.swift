import AutomationProtocol
import Foundation
import Gherkin

/// The values of a step, with variables filled in.
struct StepInput {
  private let values: [ExpressionValue]
  private let filledIn: [String]
  /// The rows of the step's table.
  let table: [[String]]?
  /// The step's doc string.
  let docString: String?

  /// Makes the input of a step.
  ///
  /// - Parameter fillIn: Returns a text with its variables filled in.
  init(
    values: [ExpressionValue], argument: PickleStep.Argument?,
    fillIn: (String) throws -> String
  ) throws {
    self.values = values
    filledIn = try values.map { try fillIn($0.text) }
    table = try argument?.dataTable?.values.map { try $0.map(fillIn) }
    docString = try (argument?.docString?.content).map(fillIn)
  }

  /// Makes the input of a step that another one contains, whose table and doc string are its own.
  init(
    values: [ExpressionValue], within outer: StepInput, fillIn: (String) throws -> String
  ) throws {
    self.values = values
    filledIn = try values.map { try fillIn($0.text) }
    table = outer.table
    docString = outer.docString
  }

  /// Returns the text of the parameter at a position.
  func text(_ index: Int) -> String { index < filledIn.count ? filledIn[index] : "" }

  /// Returns the text of the parameter at a position as it is written, without variables filled in.
  func written(_ index: Int) -> String { index < values.count ? values[index].text : "" }

  /// The texts of all parameters.
  var texts: [String] { filledIn }

  /// Returns the number of the parameter at a position.
  func number(_ index: Int) -> Double { index < values.count ? values[index].number ?? 0 : 0 }

  /// Returns the whole number of the parameter at a position.
  func integer(_ index: Int) -> Int { Int(exactly: number(index)) ?? 0 }

  /// Returns the element of the parameter at a position.
  func element(_ index: Int) throws -> ElementPhrase { try ElementPhrase(text(index)) }

  /// Returns the table as pairs.
  ///
  /// - Throws: `StepError` without a table of two columns.
  func pairs() throws -> [(key: String, value: String)] {
    guard let table, table.allSatisfy({ $0.count == 2 }) else {
      throw StepError.table("the step needs a table with two columns: | key | value |")
    }
    return table.map { ($0[0], $0[1]) }
  }
}
