import AppDriving
import AutomationProtocol
import Foundation

extension Vocabulary {
  static let device = [
    step(
      "the clock advances {float} s", .device, "Lets app time pass.",
      app: "LoginApp -model.delay 2", "I tap the button \"Login\"", "the clock advances 2 s"
    ) { world, input in
      let seconds = try input.time(0)
      _ = try world.app.call(PassTimeCall(seconds: seconds), timeout: seconds)
    },
    step(
      "the clock advances {float} ms", .device, "Lets app time pass.", app: "LoginApp",
      "the clock advances 500 ms"
    ) { world, input in
      let seconds = try input.time(0) / 1000
      _ = try world.app.call(PassTimeCall(seconds: seconds), timeout: seconds)
    },
    step(
      "the device is turned to {word}", .device,
      "Turns the device: portrait, landscapeLeft, landscapeRight, portraitUpsideDown.",
      app: "LoginApp", "the device is turned to landscapeLeft"
    ) { world, input in
      guard let orientation = DeviceChange.Orientation(rawValue: input.text(0)) else {
        throw StepError.value(
          input.text(0), what: "orientation",
          known: DeviceChange.Orientation.allCases.map(\.rawValue))
      }
      try world.change(.orientation(orientation))
    },
    step(
      "the appearance is {word}", .device, "Sets the device's appearance: light or dark.",
      app: "LoginApp", "the appearance is dark"
    ) { world, input in
      guard let appearance = DeviceChange.Appearance(rawValue: input.text(0)) else {
        throw StepError.value(
          input.text(0), what: "appearance",
          known: DeviceChange.Appearance.allCases.map(\.rawValue))
      }
      try world.change(.appearance(appearance))
    },
    step(
      "the device is at {float}, {float}", .device,
      "Simulates the device's location: degrees north, degrees east.", app: "LoginApp",
      "the device is at 52.52, 13.405"
    ) { world, input in
      let place = DeviceLocation(latitude: input.number(0), longitude: input.number(1))
      try world.change(.location(place))
    },
    step(
      "the app opens the URL {string}", .device, "Asks the app to open a URL.",
      "\"ControlsApp\" is launched with -ui-testing YES",
      "the app opens the URL \"controls://slider\""
    ) { world, input in
      guard let url = URL(string: input.text(0)), url.scheme != nil else {
        throw StepError.value(input.text(0), what: "URL", known: ["https://example.com"])
      }
      guard try world.app.call(DeviceCall(.open(url))).isHandled else {
        throw StepError.other("\(try world.app.name) does not open \(url.absoluteString)")
      }
    },
    step(
      "the pasteboard holds {string}", .device, "Puts a text on the pasteboard.",
      app: "LoginApp", "the pasteboard holds \"test\""
    ) { world, input in _ = try world.app.call(PasteboardCall([input.text(0)])) },
    step(
      "I find {string} on the pasteboard", .device, "Expects a text on the pasteboard.",
      app: "LoginApp", "the pasteboard holds \"test\"", "I find \"test\" on the pasteboard"
    ) { world, input in
      let strings = try world.app.call(PasteboardCall()).strings
      guard strings == [input.text(0)] else {
        throw StepError.expectation(
          .init(
            subject: "the pasteboard", expected: "to read “\(input.text(0))”",
            actual: strings.isEmpty
              ? "it is empty" : "it reads “\(strings.joined(separator: "”, “"))”", waited: 0))
      }
    },
  ]

  static let values = [
    step(
      "the variable {string} is {string}", .values,
      "Sets a variable, which later steps write as ${name}.",
      "the variable \"user\" is \"test\""
    ) { world, input in
      world.learn(input.text(1), of: input.text(0))
      world.variables[input.text(0)] = input.text(1)
    },
    step(
      "I remember the text of {element} as {string}", .values,
      "Sets a variable to the text of an element.", app: "EmployeesApp",
      "I remember the text of the first text in the first cell as \"name\""
    ) { world, input in
      let found = try world.attributes(of: input.element(0))
      world.variables[input.text(1)] =
        found.label.isEmpty ? found.value?.text ?? "" : found.label
    },
    step(
      "I remember the value of {element} as {string}", .values,
      "Sets a variable to the value of an element.", app: "ControlsApp -screen slider",
      "I remember the value of the slider \"atTheEnd\" as \"half\""
    ) { world, input in
      world.variables[input.text(1)] = try world.attributes(of: input.element(0)).value?.text ?? ""
    },
  ]
}

extension ScenarioWorld {
  /// Changes the device of the running app, or of the next app if none is running.
  fileprivate func change(_ change: DeviceChange) throws {
    if let app = runningApp {
      _ = try app.call(DeviceCall(change))
    } else {
      pending.device.append(change)
    }
  }
}
