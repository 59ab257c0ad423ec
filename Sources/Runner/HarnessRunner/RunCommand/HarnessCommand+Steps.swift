extension HarnessCommand {
  /// Lists the steps.
  static let steps = HarnessCommand(
    name: "steps", summary: "list the steps for features, with examples",
    help: """
      Lists the steps for features, each with a description and an example. {string} is a text in quotation
      marks, {element} an element: the button "Login", the second row in the table "Accounts", the field with
      placeholder "Name". With files or folders, it also lists their scenarios with the tag @step, which can
      be used as steps. Steps in Swift are listed once their tests have run.
      """,
    operands: "[PATH…]"
  ) { arguments, console in
    var definitions = Vocabulary.steps
    if !arguments.operands.isEmpty {
      do {
        definitions += try FeatureFiles(arguments.operands).composed.map { try $0.definition() }
      } catch let error as FeatureFilesError {
        throw MissingResource(message: error.description)
      }
    }
    definitions += OwnStepList.read().definitions
    for category in StepDefinition.Category.allCases {
      let group = definitions.filter { $0.category == category }
      if group.isEmpty { continue }
      console.print(console.styled(category.rawValue, .bold))
      for definition in group {
        console.print("\n  \(definition.expression.source)")
        console.print("    \(definition.summary)" + (definition.place.map { " (\($0))" } ?? ""))
        if let example = definition.example.last {
          for line in example.split(separator: "\n") {
            console.print(console.styled("    * \(line)", .faint))
          }
        }
      }
      console.print()
    }
    return .success
  }
}
