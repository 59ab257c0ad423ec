import LaunchDomain

/// The app's launch arguments besides `-ui-testing`.
extension LaunchSchema {
  static let controls = LaunchSchema(.screen)
}

extension LaunchKey where Value == Capability? {
  static var screen: Self {
    Self("screen", help: "The screen to begin with, in place of the list of all.")
  }
}
