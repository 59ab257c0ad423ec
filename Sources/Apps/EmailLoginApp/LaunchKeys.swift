import LaunchDomain

extension LaunchSchema {
  static let emailLogin = LaunchSchema(.backendAnswer, .backendDelay)
}

extension LaunchKey where Value == LoginAnswer? {
  static var backendAnswer: Self {
    Self("backend.answer", help: "What the stand-in answers to everybody.")
  }
}

extension LaunchKey where Value == Double {
  static var backendDelay: Self {
    Self("backend.delay", default: 0.5, help: "Seconds before the service answers.")
  }
}
