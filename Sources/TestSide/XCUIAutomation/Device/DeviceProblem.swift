import AutomationProtocol

/// The reason why something cannot be done with the device, independently of the running apps.
enum DeviceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No app is running in the foreground.
  case noApp
  /// The device has no such button.
  case noButton(String)
  /// The device has no such component.
  case noPart(String, instead: String)
  /// The test has failed and continues to make requests.
  case failedTest

  /// The problem and how to solve it.
  var description: String {
    switch self {
    case .noApp: "No app is in the foreground. Launch or activate an XCUIApplication first."
    case .noButton(let name):
      "The device has no \(name) button; ask hasHardwareButton(_:) before pressing it."
    case .failedTest: "The test has failed before, and has made too many requests since."
    case .noPart(let part, let instead): "The device has no \(part). \(instead)"
    }
  }
}

extension AutomationError {
  /// Creates the error for something that cannot be done with a device.
  init(_ problem: DeviceProblem, of device: String = "the device") {
    self.init(
      problem, purpose: .controllingApplication, query: .application, application: device,
      session: nil)
  }
}
