import AutomationProtocol
import Foundation
import Gherkin
import LaunchDomain

/// The values of a step, with variables filled in.
struct StepInput {
  private let values: [ExpressionValue]
  private let filledIn: [String]
  private let rows: [[String]]?
  private let writtenRows: [[String]]?
  private let content: String?
  private let fillIn: (String) throws -> String
  private let reading: ArgumentReading

  /// The rows of the step's table.
  var table: [[String]]? {
    reading.note(.table)
    return rows
  }

  /// The step's doc string.
  var docString: String? {
    reading.note(.docString)
    return content
  }

  /// Makes the input of a step.
  ///
  /// - Parameter fillIn: Returns a text with its variables filled in.
  init(
    values: [ExpressionValue], argument: PickleStep.Argument?,
    fillIn: @escaping (String) throws -> String
  ) throws {
    self.values = values
    self.fillIn = fillIn
    filledIn = try values.map { try fillIn($0.text) }
    writtenRows = argument?.dataTable?.values
    rows = try writtenRows?.map { try $0.map(fillIn) }
    content = try (argument?.docString?.content).map(fillIn)
    reading = ArgumentReading()
  }

  /// Makes the input of a step inside another one, whose table and doc string it shares.
  init(
    values: [ExpressionValue], within outer: StepInput,
    fillIn: @escaping (String) throws -> String
  ) throws {
    self.values = values
    self.fillIn = fillIn
    filledIn = try values.map { try fillIn($0.text) }
    rows = outer.rows
    writtenRows = outer.writtenRows
    content = outer.content
    reading = outer.reading
  }

  /// Refuses a table or doc string that the step hasn't read, as Cucumber does.
  ///
  /// The author of the feature takes it for a part of the test.
  ///
  /// - Throws: `StepError.table` if an argument is unread.
  func checkArgumentIsRead() throws {
    let present: [ArgumentReading.Argument] =
      (rows == nil ? [] : [.table]) + (content == nil ? [] : [.docString])
    for argument in present where !reading.contains(argument) {
      throw StepError.table("the step takes no \(argument.rawValue), but one follows it")
    }
  }

  /// Returns the text of the parameter at a position.
  func text(_ index: Int) -> String { index < filledIn.count ? filledIn[index] : "" }

  /// Returns the text of the parameter at a position as written, without filling in variables.
  func written(_ index: Int) -> String { index < values.count ? values[index].text : "" }

  /// Returns the words of the command line in the parameter at a position.
  ///
  /// A variable's value stays within its word, even if it contains spaces, quotation marks or backslashes.
  ///
  /// - Throws: `StepError` for an unclosed quotation mark, and errors of filling in variables.
  func words(_ index: Int) throws -> [String] {
    try CommandLineWords.words(of: written(index)).map(fillIn)
  }

  /// Returns the launch arguments in the parameter at a position, for an app that reads its argument domain.
  ///
  /// - Throws: The errors of `words(_:)`.
  func launchArguments(_ index: Int) throws -> [String] {
    let words = try CommandLineWords.words(of: written(index))
    return try words.indices.map { position in
      let isValue = position > 0 && words[position - 1].hasPrefix("-")
      return try isValue ? launchArgument(words[position]) : fillIn(words[position])
    }
  }

  /// Returns the launch arguments of the table, which has a key and a value in each row.
  ///
  /// - Throws: The errors of `pairs()`.
  func launchArgumentsOfTable() throws -> [String] {
    let keys = try pairs().map { "-" + $0.key.droppingDash }
    return try zip(keys, writtenRows ?? []).flatMap { [$0, try launchArgument($1[1])] }
  }

  /// Returns the parameter at a position as a launch argument.
  func launchArgument(_ index: Int) throws -> String { try launchArgument(written(index)) }

  /// Returns the launch argument that an app reads as the given value.
  ///
  /// A secret is encoded, because Foundation would trim it or could parse it as a property list.
  private func launchArgument(_ written: String) throws -> String {
    let text = try fillIn(written)
    return Self.isSecret(written) ? LaunchObject.string(text).argument : text
  }

  /// Returns whether a text consists of a secret's placeholder only: `${secret:KEY}`.
  static func isSecret(_ written: String) -> Bool {
    written.hasPrefix("${secret:") && written.firstIndex(of: "}") == written.indices.last
  }

  /// The texts of all parameters.
  var texts: [String] { filledIn }

  /// Returns the parameter at a position as a number.
  func number(_ index: Int) -> Double { index < values.count ? values[index].number ?? 0 : 0 }

  /// Returns the parameter at a position as a whole number.
  func integer(_ index: Int) -> Int { Int(exactly: number(index)) ?? 0 }

  /// Returns the parameter at a position as a length of time, in the step's unit.
  ///
  /// - Throws: `StepError.range` for a negative number or one above a billion.
  func time(_ index: Int) throws -> Double {
    try checked(index, what: "length of time", 0...1_000_000_000)
  }

  /// Returns the parameter at a position as a count.
  ///
  /// - Throws: `StepError.range` for a number below the lowest or above a million.
  func count(_ index: Int, what: String, from lowest: Int) throws -> Int {
    Int(try checked(index, what: what, lowest...1_000_000))
  }

  private func checked(_ index: Int, what: String, _ range: ClosedRange<Int>) throws -> Double {
    let number = number(index)
    guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
      throw StepError.range(text(index), what: what, range)
    }
    return number
  }

  /// Returns the parameter at a position as an element.
  func element(_ index: Int) throws -> ElementPhrase { try ElementPhrase(text(index)) }

  /// Returns the table as pairs.
  ///
  /// - Throws: `StepError` if there isn't a table with two columns.
  func pairs() throws -> [(key: String, value: String)] {
    guard let table, table.allSatisfy({ $0.count == 2 }) else {
      throw StepError.table("the step needs a table with two columns: | key | value |")
    }
    return table.map { ($0[0], $0[1]) }
  }
}
