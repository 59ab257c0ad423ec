/// A recording of actions on an app, which can be written as a feature or as a test in Swift.
struct Recording: Equatable {
  /// The name of the scenario or test.
  var name: String
  /// The app named on the command line; `nil` if no app was launched, or a step launched it.
  var app: String?
  /// The launch arguments, including `-ui-testing YES`.
  var arguments: [String]
  var steps: [RecordedStep]
  /// The secrets that the steps may contain, besides those of the launch arguments.
  var secrets = KnownSecrets()

  /// The launch of the app named on the command line.
  var firstLaunch: RecordedLaunch? {
    app.map { RecordedLaunch(app: .named($0), arguments: arguments) }
  }

  /// All launches, in order.
  var launches: [RecordedLaunch] {
    (firstLaunch.map { [$0] } ?? [])
      + steps.compactMap { if case .launch(let launch) = $0.action { launch } else { nil } }
  }

  /// All secrets that the steps may contain.
  var knownSecrets: KnownSecrets {
    var known = KnownSecrets()
    known.redactor = secrets.redactor
    let arguments = launches.flatMap(\.secretArguments)
    // Prefer the name of a launch argument as the key, unless another value has it.
    for (key, value) in arguments
    where secrets.entries.allSatisfy({ $0.key != key || $0.value == value }) {
      known.note(value, key: key)
    }
    for entry in secrets.entries { known.note(entry.value, key: entry.key) }
    for (key, value) in arguments { known.note(value, keyLike: key) }
    return known
  }

  /// The keys of the secrets that the recording names, without duplicates, in order.
  var secretKeys: [String] {
    let known = knownSecrets
    let texts = (firstLaunch?.featureSteps(known) ?? []) + steps.flatMap { $0.featureSteps(known) }
    var keys: [String] = []
    for text in texts {
      for key in VariableText.secretKeys(ofStep: text) where !keys.contains(key) {
        keys.append(key)
      }
    }
    return keys
  }

  /// The number of steps that have no form in Swift.
  var wordCount: Int {
    steps.reduce(0) { $0 + (($1.filledIn ?? $1.action).hasSwiftForm ? 0 : 1) }
  }
}
