import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation

extension Vocabulary {
  static let typing = [
    step(
      "I type {string} into {element}", .typing,
      "Types a text into an element, after tapping it if it doesn't have the keyboard focus.",
      app: "LoginApp", "I type \"test\" into the text field \"Username\""
    ) { world, input in
      let element = try input.element(1)
      try world.hiding(input.text(0)) { try world.focus(element) }
      try world.perform(.typeText(input.text(0)), on: element)
    },
    step(
      "I type {string}", .typing, "Types a text into the element that has the keyboard focus.",
      app: "LoginApp", "I tap the text field \"Username\"", "I type \"test\""
    ) { world, input in
      try world.perform(.typeText(input.text(0)), on: ElementPhrase("the app"))
    },
    step(
      "I type into {element}:", .typing, "Types the doc string, which may have several lines.",
      app: "ControlsApp -screen textView", "I type into the text view:\n\"\"\"\none\ntwo\n\"\"\""
    ) { world, input in
      let element = try input.element(0)
      guard let text = input.docString else {
        throw StepError.table("the step needs a doc string below it, between two lines of \"\"\"")
      }
      try world.hiding(text) { try world.focus(element) }
      try world.perform(.typeText(text), on: element)
    },
    step(
      "I type the secret {string} into {element}", .typing,
      "Types a secret by its key, from the environment or the local scheme, and hides it.",
      app: "LoginApp",
      "I type the secret \"testing.password\" into the secure text field \"Password\""
    ) { world, input in
      let element = try input.element(1)
      let text = try world.secret(input.text(0))
      try world.focus(element)
      try world.perform(.typeText(text), on: element)
    },
    step(
      "I clear {element}", .typing, "Deletes the text of a field.", app: "LoginApp",
      "I type \"wrong\" into the text field \"Username\"",
      "I clear the text field \"Username\""
    ) { world, input in try world.clear(input.element(0)) },
    step(
      "I replace the text of {element} with {string}", .typing, "Replaces the text of a field.",
      app: "LoginApp", "I type \"wrong\" into the text field \"Username\"",
      "I replace the text of the text field \"Username\" with \"test\""
    ) { world, input in
      let element = try input.element(0)
      try world.hiding(input.text(1)) { try world.clear(element) }
      try world.perform(.typeText(input.text(1)), on: element)
    },
    step(
      "I press the key {string}", .typing,
      "Presses a key, with modifiers if named: \"return\", \"F9\", \"command+shift+n\".",
      app: "ControlsApp -screen keyCommands", "I press the key \"command+n\""
    ) { world, input in
      let name = input.text(0)
      let key = try KeyName(name)
      try world.perform(
        .typeKey(key.key, modifiers: key.modifiers), on: ElementPhrase("the app"))
      if try world.app.hasTypedSecret { world.hideInStep(name) }
    },
  ]

  static let adjusting = [
    step(
      "I turn on {element}", .touching, "Taps a switch if it is off.",
      app: "ControlsApp -screen switch", "I turn on the switch \"airplane\""
    ) { world, input in try world.turn(input.element(0), on: true) },
    step(
      "I turn off {element}", .touching, "Taps a switch if it is on.",
      app: "ControlsApp -screen switch", "I turn off the switch \"bluetooth\""
    ) { world, input in try world.turn(input.element(0), on: false) },
    step(
      "I set {element} to {float} %", .touching, "Drags a slider's thumb to a place on its track.",
      app: "ControlsApp -screen slider", "I set the slider \"slider\" to 75 %"
    ) { world, input in
      try world.perform(.adjustSlider(position: input.number(1) / 100), on: input.element(0))
    },
    step(
      "I turn {element} to {string}", .touching, "Turns a picker wheel to a row.",
      app: "ControlsApp -screen picker", "I turn the first picker wheel to \"Large\""
    ) { world, input in
      try world.perform(.adjustPickerWheel(value: input.text(1)), on: input.element(0))
    },
    step(
      "I set the date of {element} to {string}", .touching,
      "Sets a date picker to a date: \"2026-07-04\" or \"2026-07-04T09:30:00Z\".",
      app: "ControlsApp -screen datePicker",
      "I set the date of the date picker \"wheels\" to \"2026-12-24T18:00:00Z\""
    ) { world, input in
      let text = input.text(1)
      guard let date = date(text) else {
        throw StepError.value(text, what: "date", known: ["2026-07-04", "2026-07-04T09:30:00Z"])
      }
      try world.perform(.adjustDate(date), on: input.element(0))
    },
  ]

  /// Parses a date with an optional time; returns `nil` if the date or time doesn't exist.
  private static func date(_ text: String) -> Date? {
    // Foundation ignores unexpected text, and reads February 31 as March 3.
    let form = #/(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d))?/#
    guard let match = text.wholeMatch(of: form)?.output else { return nil }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    let components = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: number(match.1),
      month: number(match.2), day: number(match.3), hour: number(match.4),
      minute: number(match.5), second: number(match.6))
    guard components.isValidDate else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: .iso8601.year().month().day()))
  }
}
