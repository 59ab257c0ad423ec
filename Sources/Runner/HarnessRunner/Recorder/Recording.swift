/// What was done to an app, as a feature or as a test in Swift.
struct Recording: Equatable {
  /// The name of the scenario or test.
  var name: String
  /// The app as it is named on the command line; `nil` if none was launched, or a step did it.
  var app: String?
  /// The launch arguments, `-ui-testing YES` included.
  var arguments: [String]
  var steps: [RecordedStep]

  /// The launch of the app that the command line names.
  var firstLaunch: RecordedLaunch? {
    app.map { RecordedLaunch(app: .named($0), arguments: arguments) }
  }

  /// All launches, in their order.
  var launches: [RecordedLaunch] {
    (firstLaunch.map { [$0] } ?? [])
      + steps.compactMap { if case .launch(let launch) = $0.action { launch } else { nil } }
  }

  /// The keys of the secrets: those of launch arguments, and those that are typed, in their order.
  var secretKeys: [String] {
    secretArguments.map(\.key)
      + steps.compactMap { if case .typeSecret(let key, _) = $0.action { key } else { nil } }
  }

  /// The number of steps that have no form in Swift.
  var wordCount: Int { steps.reduce(0) { $0 + ($1.action.hasSwiftForm ? 0 : 1) } }

  /// The launch arguments whose names say that they are secret.
  var secretArguments: [(key: String, value: String)] {
    var keys = Set<String>()
    return launches.flatMap(\.secretArguments).filter { keys.insert($0.key).inserted }
  }
}
