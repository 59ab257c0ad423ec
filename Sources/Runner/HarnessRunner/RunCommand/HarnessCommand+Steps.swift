extension HarnessCommand {
  /// Lists the steps.
  static let steps = HarnessCommand(
    name: "steps", summary: "list the steps for features, with examples",
    help: """
      Lists the steps for features, each with a description and an example. {string} is a text in quotation
      marks, {element} an element: the button "Login", the second row in the table "Accounts", the field with
      placeholder "Name". With files or folders, it also lists their scenarios with the tag @step, which can
      be used as steps. Steps in Swift are listed once their tests have run.

      Exit codes: 0 all were read, 1 a file has errors, 69 a file or a folder doesn't exist.
      """,
    operands: "[PATH…]"
  ) { arguments, console in
    var definitions = Vocabulary.steps
    var problems: [String] = []
    if !arguments.operands.isEmpty {
      do {
        let files = try FeatureFiles(arguments.operands)
        definitions += try files.composed.map { try $0.definition() }
        problems = files.problems
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
    for problem in problems { console.printError(problem) }
    return problems.isEmpty ? .success : .failure
  }
}
