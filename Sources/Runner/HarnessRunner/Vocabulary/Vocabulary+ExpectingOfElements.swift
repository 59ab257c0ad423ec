import AutomationProtocol
import ElementTypes
import Foundation

extension Vocabulary {
  static let expectingOfElements = [
    step(
      "{element} exists/appears", .expecting, "Expects an element, waiting for it.",
      app: "LoginApp", "the button \"Login\" exists"
    ) { world, input in
      try world.expectExistence(input.element(0), as: "\(input.text(0)) to exist")
    },
    step(
      "{element} does not exist", .expecting,
      "Expects no such element, waiting until it disappears.", app: "LoginApp",
      "the text \"results\" does not exist"
    ) { world, input in
      try world.expectAbsence(input.element(0), as: "\(input.text(0)) not to exist")
    },
    step(
      "{element} disappears", .expecting, "Waits until no such element exists.",
      app: "EmployeesApp", "I tap the text \"Hana Sato\"",
      "the collection view disappears"
    ) { world, input in
      try world.expectAbsence(input.element(0), as: "\(input.text(0)) to disappear")
    },
    step(
      "{element} reads {string}", .expecting,
      "Expects an element's text: the value of a field, the label of any other element.",
      app: "EmployeesApp", "I tap the text \"Hana Sato\"",
      "the text \"job_role\" reads \"Costume Designer\""
    ) { world, input in
      try world.expect(.shown, of: input.element(0), .equal, input.text(1))
    },
    step(
      "{element} contains {string}", .expecting, "Expects a part of an element's text.",
      app: "EmployeesApp", "I tap the text \"Hana Sato\"",
      "the text \"office\" contains \"Sapporo\""
    ) { world, input in
      try world.expect(.shown, of: input.element(0), .contains, input.text(1))
    },
    step(
      "{element} starts with {string}", .expecting, "Expects the beginning of an element's text.",
      app: "EmployeesApp", "I tap the text \"Hana Sato\"",
      "the text \"name\" starts with \"Hana\""
    ) { world, input in
      try world.expect(.shown, of: input.element(0), .beginsWith, input.text(1))
    },
    step(
      "{element} matches {string}", .expecting,
      "Expects that an element's whole text matches a regular expression.",
      app: "EmployeesApp", "I tap the text \"Hana Sato\"",
      "the text \"email\" matches \"[a-z]+@.*\""
    ) { world, input in
      try world.expect(.shown, of: input.element(0), .matches, input.text(1))
    },
    step(
      "{element} has the label {string}", .expecting, "Expects an accessibility label.",
      app: "LoginApp", "the button \"Login\" has the label \"Login\""
    ) { world, input in
      try world.expect(.attribute(.label), of: input.element(0), .equal, input.text(1))
    },
    step(
      "{element} has the value {string}", .expecting, "Expects a value.",
      app: "ControlsApp -screen slider", "the slider \"atTheEnd\" has the value \"50%\""
    ) { world, input in
      try world.expect(.attribute(.value), of: input.element(0), .equal, input.text(1))
    },
    step(
      "{element} has the placeholder {string}", .expecting, "Expects a placeholder.",
      app: "LoginApp", "the text field \"Username\" has the placeholder \"Username\""
    ) { world, input in
      try world.expect(.attribute(.placeholderValue), of: input.element(0), .equal, input.text(1))
    },
    step(
      "{element} is enabled", .expecting, "Expects that an element reacts to the user.",
      app: "ControlsApp -screen stepper", "the first button \"Increment\" is enabled"
    ) { world, input in
      try world.expect(.isEnabled, of: input.element(0), true, "to be enabled")
    },
    step(
      "{element} is disabled", .expecting, "Expects that an element doesn't react to the user.",
      app: "ControlsApp -screen stepper", "the first button \"Decrement\" is disabled"
    ) { world, input in
      try world.expect(.isEnabled, of: input.element(0), false, "to be disabled")
    },
    step(
      "{element} is selected", .expecting, "Expects that an element is selected.",
      app: "ControlsApp -screen segmented", "the first button in the segmented control is selected"
    ) { world, input in
      try world.expect(.isSelected, of: input.element(0), true, "to be selected")
    },
    step(
      "{element} is not selected", .expecting, "Expects that an element is not selected.",
      app: "ControlsApp -screen segmented",
      "the last button in the first segmented control is not selected"
    ) { world, input in
      try world.expect(.isSelected, of: input.element(0), false, "not to be selected")
    },
    step(
      "{element} has the keyboard focus", .expecting, "Expects that typed text goes to an element.",
      app: "LoginApp", "I tap the text field \"Username\"",
      "the text field \"Username\" has the keyboard focus"
    ) { world, input in
      try world.expect(.hasKeyboardFocus, of: input.element(0), true, "to have the keyboard focus")
    },
    step(
      "{element} is on", .expecting, "Expects that a switch is on.",
      app: "ControlsApp -screen switch", "the switch \"bluetooth\" is on"
    ) { world, input in
      try world.expect(.attribute(.value), of: input.element(0), .equal, "1", "to be on")
    },
    step(
      "{element} is off", .expecting, "Expects that a switch is off.",
      app: "ControlsApp -screen switch", "the switch \"airplane\" is off"
    ) { world, input in
      try world.expect(.attribute(.value), of: input.element(0), .equal, "0", "to be off")
    },
    step(
      "{element} can be tapped", .expecting, "Expects that a touch would reach an element.",
      app: "LoginApp", "the button \"Login\" can be tapped"
    ) { world, input in
      let element = try input.element(0)
      let result = try world.resolve(element, hittability: true)
      guard let obstacle = result.obstacles?.first ?? nil else { return }
      throw StepError.expectation(
        .init(
          subject: element.text, expected: "to be reached by a tap",
          actual: obstacle.message.lowercasedStart, waited: 0))
    },
    step(
      "{element} cannot be tapped", .expecting, "Expects that no touch would reach an element.",
      app: "ControlsApp -screen button", "the button \"Covered\" cannot be tapped"
    ) { world, input in
      let element = try input.element(0)
      let result = try world.resolve(element, hittability: true)
      guard result.obstacles?.first ?? nil == nil else { return }
      throw StepError.expectation(
        .init(
          subject: element.text, expected: "not to be reached by a tap",
          actual: "nothing is in its way", waited: 0))
    },
  ]
}

extension String {
  /// The sentence in a form that can end another one: with a lowercase start and without a full stop.
  fileprivate var lowercasedStart: String {
    prefix(1).lowercased() + dropFirst().trimmingCharacters(in: ["."])
  }
}
