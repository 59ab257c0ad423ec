import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

extension Vocabulary {
  static let expecting = [
    step(
      "within {float} s {}", .expecting,
      "Runs another step whose expectation may wait that long, in app time.",
      app: "LoginApp -model.delay 20", "I tap the button \"Login\"",
      "within 30 s the text \"results\" exists"
    ) { world, input in
      let limit = try input.time(0)
      let before = world.timeout
      world.timeout = limit
      defer { world.timeout = before }
      try world.runStep(input.written(1), input)
    },
    step(
      "immediately {}", .expecting,
      "Runs another step whose expectation must hold without waiting.",
      app: "LoginApp", "immediately the button \"Login\" exists"
    ) { world, input in
      let before = world.timeout
      world.timeout = 0
      defer { world.timeout = before }
      try world.runStep(input.written(0), input)
    },
    step(
      "the screen shows {string}", .expecting, "Expects an element whose label contains a text.",
      app: "EmployeesApp", "the screen shows \"Okafor\""
    ) { world, input in
      try world.expectExistence(
        ElementPhrase("any element containing \(input.text(0).inDoubleQuotes)"),
        as: "the screen to show “\(input.text(0))”")
    },
    step(
      "the screen does not show {string}", .expecting,
      "Expects no element whose label contains a text.", app: "EmployeesApp",
      "the screen does not show \"Nobody\""
    ) { world, input in
      try world.expectAbsence(
        ElementPhrase("any element containing \(input.text(0).inDoubleQuotes)"),
        as: "the screen not to show “\(input.text(0))”")
    },
    step(
      "the screen looks like {string}", .expecting,
      "Compares the screen with a recorded picture, and records a missing one.",
      "\"PlainGreeting\" is launched", "the screen looks like \"greeting\""
    ) { world, input in try world.compareScreen(named: input.text(0), of: nil) },
    step(
      "{element} has the picture {string}", .expecting,
      "Compares an element with a recorded picture.",
      app: "LoginApp", "the button \"Login\" has the picture \"login button\""
    ) { world, input in
      try world.compareScreen(named: input.text(1), of: input.element(0))
    },
    step(
      "there is/are {int} {elements}", .expecting, "Expects a number of elements.",
      app: "EmployeesApp", "there are 8 cells in the collection view"
    ) { world, input in
      let phrase = try ElementPhrase(input.text(1))
      let expected = try input.count(0, what: "number of elements", from: 0)
      var result = try world.app.call(CountCall(phrase.query))
      let deadline = world.timeout
      var waited = 0.0
      while result.count != expected, waited < deadline {
        let wait = try world.app.call(
          WaitCall(
            .application, until: .hasChanged(since: result.version), timeout: deadline - waited),
          timeout: deadline - waited)
        waited += wait.elapsed
        result = try world.app.call(CountCall(phrase.query))
        if !wait.isSatisfied { break }
      }
      guard result.count == expected else {
        throw StepError.expectation(
          .init(
            subject: "\(expected) \(input.text(1))", expected: "to exist",
            actual: "there \(result.count == 1 ? "is" : "are") \(result.count)", waited: waited))
      }
    },
    step(
      "the log says {string}", .expecting, "Expects a text in the app's log.",
      app: "FaultyApp", "I tap the button \"Nothing\"", "the log says \"About to commit\""
    ) { world, input in
      let lines = try world.app.logLines
      guard lines.contains(where: { $0.contains(input.text(0)) }) else {
        throw StepError.expectation(
          .init(
            subject: "the log", expected: "to contain “\(input.text(0))”",
            actual: lines.isEmpty
              ? "it is empty" : "its last line is “\(lines.last ?? "")”", waited: 0))
      }
    },
    step(
      "the accessibility audit finds nothing", .expecting,
      "Audits the screen for accessibility problems.", app: "EmployeesApp",
      "the accessibility audit finds nothing"
    ) { world, _ in
      let checks = Set(AuditCall.Check.allCases).subtracting([.dynamicType])
      let issues = try world.app.call(AuditCall(checks, skipsUnsupported: true)).issues
      guard issues.isEmpty else {
        throw StepError.other(
          "\(issues.count) \(issues.count == 1 ? "problem" : "problems")\n"
            + issues.map { "\($0.element?.summary ?? "the screen"): \($0.detail)" }
            .joined(separator: "\n"))
      }
    },
  ]
}
