import AppDriving
import AutomationProtocol
import Foundation

/// What a step in Swift knows and can do.
package final class OwnStepInput {
  private let world: ScenarioWorld
  private let input: StepInput

  init(world: ScenarioWorld, input: StepInput) {
    self.world = world
    self.input = input
  }

  /// The texts of the parameters, with variables filled in.
  package var texts: [String] { input.texts }
  /// The rows of the step's table.
  package var table: [[String]]? { input.table }
  /// The step's doc string.
  package var docString: String? { input.docString }

  /// Returns the number of the parameter at a position.
  package func number(_ index: Int) -> Double { input.number(index) }

  /// A variable of the scenario.
  package subscript(name: String) -> String? {
    get { world.variables[name] }
    set { world.variables[name] = newValue }
  }

  /// Carries out another step, with or without a keyword.
  ///
  /// - Throws: What the step throws, and `StepError` for a step that performs itself.
  package func perform(_ step: String) throws {
    world.ownSteps += 1
    defer { world.ownSteps -= 1 }
    guard world.ownSteps <= Self.limit else { throw StepError.recursion([step, "…", step]) }
    try world.runStep(LiveApp.withoutKeyword(step), input)
  }

  /// More steps in steps than anybody means; each takes a piece of the stack.
  private static let limit = 100

  /// Returns what a person reads at an element: the value of a field, the label of anything else.
  package func text(of element: String) throws -> String {
    let found = try world.attributes(of: ElementPhrase(element))
    return found.label.isEmpty ? found.value?.text ?? "" : found.label
  }

  /// Returns whether an element is there now.
  package func exists(_ element: String) throws -> Bool {
    try world.app.call(CountCall(ElementPhrase(element).query, limit: 1)).count > 0
  }

  /// Hides a text wherever anything is recorded.
  package func hide(_ secret: String) { world.learn(secret) }
}
