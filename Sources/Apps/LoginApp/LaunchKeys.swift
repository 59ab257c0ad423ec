import Foundation
import LaunchDomain

/// The app's launch arguments besides `-ui-testing`.
extension LaunchSchema {
  static let login = LaunchSchema(
    .modelUser, .modelPassword, .modelDelay, .modelError, .modelRemember, .loginURL)
}

extension LaunchKey where Value == String? {
  static var modelUser: Self { Self("model.user", help: "The user that the stand-in knows.") }

  static var modelPassword: Self {
    Self("model.password", help: "The password that the stand-in knows.")
  }
}

extension LaunchKey where Value == Double {
  static var modelDelay: Self {
    Self("model.delay", default: 0, help: "Seconds before the stand-in answers.")
  }
}

extension LaunchKey where Value == Bool {
  static var modelRemember: Self {
    Self("model.remember", default: false, help: "Whether to note in a file who has logged in.")
  }
}

extension LaunchKey where Value == LoginFailure? {
  static var modelError: Self {
    Self("model.error", help: "What goes wrong when the stand-in is asked.")
  }
}

extension LaunchKey where Value == String {
  static var loginURL: Self {
    Self("login.url", default: "http://127.0.0.1:8080", help: "The service to log in to.")
  }
}
