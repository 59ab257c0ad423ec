import LaunchDomain

/// The app's launch arguments besides `-ui-testing`.
extension LaunchSchema {
  static let randomColors = LaunchSchema(.colorsSeed, .screen)
}

extension LaunchKey where Value == Int {
  static var colorsSeed: Self {
    Self("colors.seed", default: 0, help: "Where the sequence of colors begins.")
  }
}

extension LaunchKey where Value == Screen? {
  static var screen: Self {
    Self("screen", help: "The screen to begin with: home, or blank under test.")
  }
}
