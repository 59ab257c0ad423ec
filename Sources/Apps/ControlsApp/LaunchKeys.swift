import LaunchDomain

/// The app's launch arguments besides `-ui-testing`.
extension LaunchSchema {
  static let controls = LaunchSchema(.screen, .timersDelay, .timersStopLimit)
}

extension LaunchKey where Value == Capability? {
  static var screen: Self {
    Self("screen", help: "The screen to begin with, in place of the list of all.")
  }
}

extension LaunchKey where Value == Int {
  static var timersStopLimit: Self {
    Self(
      "timers.stopLimit", default: 0,
      help: "How often something may be due while a test lets time pass; 0 for the usual limit.")
  }
}

extension LaunchKey where Value == Double {
  static var timersDelay: Self {
    Self("timers.delay", default: 0.3, help: "The delay of the timers screen's timers, in seconds.")
  }
}
