import HarnessRunner

/// What a step in Swift knows of its scenario, and what it can do to the app.
public struct StepContext {
  private let input: OwnStepInput

  init(input: OwnStepInput) { self.input = input }

  /// Returns the text of a parameter, with variables filled in; empty if there isn't one at the position.
  ///
  /// - Parameter index: The position of the parameter in the expression, from 0.
  public func text(_ index: Int = 0) -> String {
    input.texts.indices.contains(index) ? input.texts[index] : ""
  }

  /// Returns the number of a parameter; 0 for one that isn't a number.
  public func number(_ index: Int = 0) -> Double { input.number(index) }

  /// The rows of the table below the step, with variables filled in.
  public var table: [[String]]? { input.table }

  /// The doc string below the step, with variables filled in.
  public var docString: String? { input.docString }

  /// A variable of the scenario, which steps write as `${name}`.
  public subscript(variable name: String) -> String? {
    get { input[name] }
    nonmutating set { input[name] = newValue }
  }

  /// Carries out other steps, one a line, with or without keywords.
  ///
  /// - Throws: What a step throws, and an error for a text that is no step.
  public func perform(_ steps: String) throws {
    for line in steps.split(separator: "\n") {
      let step = line.trimmingPrefix { $0.isWhitespace }
      if !step.isEmpty { try input.perform(String(step)) }
    }
  }

  /// Returns what a person reads at an element, waiting for it as steps do.
  ///
  /// - Parameter element: The element in the words of steps: `the text "results"`.
  /// - Throws: An error if there isn't one, or several, with the nearest.
  public func text(of element: String) throws -> String { try input.text(of: element) }

  /// Returns whether an element is there, without waiting.
  ///
  /// - Throws: An error for words that mean no element, and if no app runs.
  public func exists(_ element: String) throws -> Bool { try input.exists(element) }

  /// Hides a text from now on, wherever anything of the scenario is shown or recorded.
  public func hide(_ secret: String) { input.hide(secret) }
}
