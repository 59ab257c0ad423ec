import LaunchDomain

/// What was done to an app, as a feature or as a test in Swift.
struct Recording: Equatable {
  /// The name of the scenario or test.
  var name: String
  /// The app as it is named on the command line.
  var app: String
  /// The launch arguments, `-ui-testing YES` included.
  var arguments: [String]
  var steps: [RecordedStep]

  /// The keys of the secrets, in the order in which they are typed.
  var secretKeys: [String] {
    steps.compactMap { if case .typeSecret(let key, _) = $0.action { key } else { nil } }
  }
}
