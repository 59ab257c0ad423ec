import AppDriving
import AutomationProtocol
import Foundation

/// The parameters and operations of a step in Swift.
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

  /// Returns the parameter at a position as a number.
  package func number(_ index: Int) -> Double { input.number(index) }

  /// Accesses a variable of the scenario.
  package subscript(name: String) -> String? {
    get { world.variables[name] }
    set { world.variables[name] = newValue }
  }

  /// Carries out another step, with or without a keyword.
  ///
  /// - Throws: The step's error, or `StepError` if steps are nested too deeply.
  package func perform(_ step: String) throws {
    world.ownSteps += 1
    defer { world.ownSteps -= 1 }
    guard world.ownSteps <= Self.limit else { throw StepError.recursion([step, "…", step]) }
    try world.runStep(LiveApp.withoutKeyword(step), input)
  }

  /// The maximum depth of steps within steps, each of which takes a part of the stack.
  private static let limit = 100

  /// Returns the label of an element or, if that is empty, its value.
  package func text(of element: String) throws -> String {
    let found = try world.attributes(of: ElementPhrase(element))
    return found.label.isEmpty ? found.value?.text ?? "" : found.label
  }

  /// Returns whether an element exists now, without waiting.
  package func exists(_ element: String) throws -> Bool {
    try world.app.call(CountCall(ElementPhrase(element).query, limit: 1)).count > 0
  }

  /// Hides a text in all recordings and messages from now on.
  package func hide(_ secret: String) { world.learn(secret) }
}
