import LaunchDomain

/// What was done to an app, as a feature or as a test in Swift.
struct Recording: Equatable {
  /// The name of the scenario or test.
  var name: String
  /// The app as it is named on the command line; `nil` if none was launched.
  var app: String?
  /// The launch arguments, `-ui-testing YES` included.
  var arguments: [String]
  var steps: [RecordedStep]

  /// The keys of the secrets: those of launch arguments, and those that are typed, in their order.
  var secretKeys: [String] {
    secretArguments.map(\.key)
      + steps.compactMap { if case .typeSecret(let key, _) = $0.action { key } else { nil } }
  }

  /// The number of steps that have no form in Swift.
  var wordCount: Int {
    steps.reduce(0) { count, step in
      if case .written = step.action { count + 1 } else { count }
    }
  }

  /// The launch arguments that may be written.
  var writtenArguments: [String] {
    let secret = Set(secretPositions.flatMap { [$0, $0 + 1] })
    return arguments.indices.filter { !secret.contains($0) }.map { arguments[$0] }
  }

  /// The launch arguments whose names say that they are secret.
  var secretArguments: [(key: String, value: String)] {
    secretPositions.map { (String(arguments[$0].dropFirst()), arguments[$0 + 1]) }
  }

  private var secretPositions: [Int] {
    arguments.indices.dropLast().filter {
      arguments[$0].hasPrefix("-") && SecretName.matches(String(arguments[$0].dropFirst()))
    }
  }
}
