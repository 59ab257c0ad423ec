import LaunchDomain

extension LaunchSchema {
  static let emailLogin = LaunchSchema(
    .backendAnswer, .backendDelay, .profileAnswer, .loginEmail)
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

extension LaunchKey where Value == ProfileAnswer? {
  static var profileAnswer: Self {
    Self("profile.answer", help: "What the stand-in answers when a profile is saved.")
  }
}

extension LaunchKey where Value == String {
  static var loginEmail: Self {
    Self("login.email", default: "", help: "The address with which the form begins.")
  }
}
