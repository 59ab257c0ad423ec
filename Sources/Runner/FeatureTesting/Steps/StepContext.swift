import HarnessRunner

/// The parameters and variables of a step in Swift, and its access to the app.
public struct StepContext {
  private let input: OwnStepInput

  init(input: OwnStepInput) { self.input = input }

  /// Returns the text of a parameter with variables filled in, or an empty text if there is no such
  /// parameter.
  ///
  /// - Parameter index: The position of the parameter in the expression, from 0.
  public func text(_ index: Int = 0) -> String {
    input.texts.indices.contains(index) ? input.texts[index] : ""
  }

  /// Returns the value of a parameter as a number, or 0 if it isn't a number.
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

  /// Carries out other steps, one per line, with or without keywords.
  ///
  /// - Throws: The error of a step that fails, or an error if a line isn't a step.
  public func perform(_ steps: String) throws {
    for line in steps.split(separator: "\n") {
      let step = line.trimmingPrefix { $0.isWhitespace }
      if !step.isEmpty { try input.perform(String(step)) }
    }
  }

  /// Returns the text that a person reads at an element, after waiting for the element as steps do.
  ///
  /// - Parameter element: The element in the words of steps: `the text "results"`.
  /// - Throws: An error with the nearest candidates if no element matches, or if several do.
  public func text(of element: String) throws -> String { try input.text(of: element) }

  /// Returns whether an element exists, without waiting.
  ///
  /// - Throws: An error if the words don't describe an element, or if no app is running.
  public func exists(_ element: String) throws -> Bool { try input.exists(element) }

  /// Hides a text from now on in everything that is shown or recorded of the scenario.
  public func hide(_ secret: String) { input.hide(secret) }
}
