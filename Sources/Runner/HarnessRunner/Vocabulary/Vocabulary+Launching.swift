import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

extension Vocabulary {
  static let launching = [
    step(
      "{string} is launched", .launching,
      "Launches an app, with launch arguments from an optional table: one key and value per row.",
      "\"PlainGreeting\" is launched"
    ) { world, input in
      let arguments = input.table == nil ? [] : try input.launchArgumentsOfTable()
      try world.launch(input.text(0), arguments: arguments)
    },
    step(
      "{string} is launched with {arguments}", .launching,
      "Launches an app with launch arguments as on a command line; quotation marks keep spaces.",
      "\"LoginApp\" is launched with -ui-testing YES -model.user 'Ada L.'"
    ) { world, input in
      var arguments = try input.launchArguments(1)
      if input.table != nil { arguments += try input.launchArgumentsOfTable() }
      try world.launch(input.text(0), arguments: arguments)
    },
    step(
      "the terminal program {string} is launched", .launching,
      "Launches a program in a terminal of its own, by a command line: a name on PATH or a path "
        + "beside the feature, and arguments.",
      "the terminal program \"sh -i\" is launched"
    ) { world, input in try world.launch(input.words(0), by: .terminal) },
    step(
      "the terminal program {string} is launched with {arguments}", .launching,
      "Launches a program in a terminal of its own, with further arguments after those of the command "
        + "line.",
      "the terminal program \"sh\" is launched with -c 'echo Ready; read line'"
    ) { world, input in
      try world.launch(input.words(0) + input.words(1), by: .terminal)
    },
    step(
      "the desktop program {string} is launched", .launching,
      "Launches a program with windows on a display of its own, by a command line: a name on PATH, a "
        + "path beside the feature, or the name of a .desktop file, and arguments.",
      "the desktop program \"galculator\" is launched"
    ) { world, input in try world.launch(input.words(0), by: .desktop) },
    step(
      "the desktop program {string} is launched with {arguments}", .launching,
      "Launches a program with windows, with further arguments after those of the command line.",
      "the desktop program \"galculator\" is launched with -ui-testing.screen 1024x768"
    ) { world, input in
      try world.launch(input.words(0) + input.words(1), by: .desktop)
    },
    step(
      "I attach to the desktop program {string}", .launching,
      "Attaches to a running program with windows, by its name or process number, and leaves it running at "
        + "the end.",
      "I attach to the desktop program \"galculator\""
    ) { world, input in
      let app = try LaunchedApp.running(input.text(0))
      guard world.pending.environment.isEmpty else { throw StepError.environmentOfRunning }
      try world.launch(app, arguments: [])
    },
    step(
      "the page {string} is open", .launching,
      "Opens a web page by its URL or its path beside the feature, with a table as for an app.",
      "the page \"login.html\" is open"
    ) { world, input in
      let arguments = input.table == nil ? [] : try input.launchArgumentsOfTable()
      try world.launch(try world.page(input.text(0)), arguments: arguments)
    },
    step(
      "the page {string} is open with {arguments}", .launching,
      "Opens a web page with launch arguments, which become the URL's query items.",
      "the page \"login.html\" is open with -ui-testing YES -model.user 'Ada L.'"
    ) { world, input in
      try world.launch(
        try world.page(input.text(0)), arguments: try input.launchArguments(1))
    },
    step(
      "the launch argument {string} is {string}", .launching,
      "Sets a launch argument for the apps that are launched from then on.",
      "the launch argument \"model.user\" is \"test\""
    ) { world, input in
      let key = input.text(0).droppingDash
      world.learn(input.text(1), of: key)
      world.pending.arguments += ["-" + key, try input.launchArgument(1)]
      world.pending.unused.append("the launch argument “\(key)”")
    },
    step(
      "the secret launch argument {string} is {string}", .launching,
      "Sets a launch argument that no log, trace or report shows.",
      "the secret launch argument \"model.password\" is \"${password}\""
    ) { world, input in
      let key = input.text(0).droppingDash
      world.learn(input.text(1), key: key)
      world.pending.secretKeys.insert(key)
      world.pending.arguments += ["-" + key, try input.launchArgument(1)]
      world.pending.unused.append("the secret launch argument “\(key)”")
    },
    step(
      "the environment variable {string} is {string}", .launching,
      "Sets an environment variable for the apps that are launched from then on.",
      "the environment variable \"TZ\" is \"UTC\""
    ) { world, input in
      world.learn(input.text(1), of: input.text(0))
      world.pending.environment[input.text(0)] = input.text(1)
      world.pending.unused.append("the environment variable “\(input.text(0))”")
    },
    step(
      "the app is launched again", .launching,
      "Ends the app and launches it with the same arguments.", app: "LoginApp",
      "the app is launched again"
    ) { world, _ in
      guard let last = world.pending.last else { throw StepError.noApp(nil, running: []) }
      guard !last.app.isRunning else {
        throw StepError.other(
          "“\(last.app.name)” ran already when the scenario attached to it, so it can't be launched again"
        )
      }
      try world.launch(last.app, arguments: last.arguments)
    },
    step(
      "the app is terminated", .launching, "Ends the app.", app: "LoginApp",
      "the app is terminated"
    ) { world, _ in
      _ = try world.app
      world.endCurrent()
    },
    step(
      "I switch to the app {string}", .launching,
      "Directs the next steps at an app that was launched earlier.",
      "\"LoginApp\" is launched with -ui-testing YES",
      "\"EmployeesApp\" is launched with -ui-testing YES", "I switch to the app \"LoginApp\""
    ) { world, input in try world.use(input.text(0)) },
    step(
      "the app goes to the background", .launching, "Takes the app off the screen.",
      app: "LoginApp", "the app goes to the background"
    ) { world, _ in _ = try world.app.call(DeviceCall(.isInForeground(false))) },
    step(
      "the app comes to the foreground", .launching, "Brings the app back to the screen.",
      app: "LoginApp", "the app goes to the background", "the app comes to the foreground"
    ) { world, _ in _ = try world.app.call(DeviceCall(.isInForeground(true))) },
    step(
      "every launch argument was read", .launching,
      "Expects that the app knows and has read each of its launch arguments.",
      app: "LoginApp -model.user test", "I tap the button \"Login\"",
      "every launch argument was read"
    ) { world, _ in
      guard let audit = try world.app.call(LaunchAuditCall()).audit else {
        throw StepError.other("the app doesn't say which launch arguments it reads")
      }
      let problems = (audit.problems + audit.unreadNotes).map(\.message)
      guard problems.isEmpty else { throw StepError.other(problems.joined(separator: "\n")) }
    },
  ]
}

extension ScenarioWorld {
  /// Launches the program that the words of a command line name.
  fileprivate func launch(_ words: [String], by adapter: AppAdapter) throws {
    guard let name = words.first, !name.isEmpty else {
      throw StepError.nothingNamed
    }
    let (app, arguments) = try LaunchedApp.program(
      name, in: surroundings.environment, beside: featurePath, by: adapter)
    try launch(app, arguments: arguments + words.dropFirst())
  }
}

extension ScenarioWorld {
  /// Returns the page with a URL or a path relative to the feature.
  fileprivate func page(_ name: String) throws(StepError) -> LaunchedApp {
    // A name that looks like a URL isn't taken for a file.
    if name.contains("://"), URL(string: name) == nil {
      throw .value(name, what: "URL", known: ["https://example.com/", "http://[::1]:8080/"])
    }
    return .page(name, beside: featurePath)
  }
}

extension String {
  /// The key without the dash that features may write before it.
  var droppingDash: String { hasPrefix("-") ? String(dropFirst()) : self }
}
