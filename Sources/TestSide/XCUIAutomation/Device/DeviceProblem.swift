import AutomationProtocol

/// The reason why a request to the device failed, independently of the running apps.
enum DeviceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No app is running in the foreground.
  case noApp
  /// The device has no such button.
  case noButton(String)
  /// The device has no such component.
  case noPart(String, instead: String)
  /// The test has failed but continues to make requests.
  case failedTest

  /// The problem and how to solve it.
  var description: String {
    switch self {
    case .noApp: "No app is in the foreground. Launch or activate an XCUIApplication first."
    case .noButton(let name):
      "The device has no \(name) button; check hasHardwareButton(_:) before pressing it."
    case .failedTest: "The test has already failed, and has made too many requests since."
    case .noPart(let part, let instead): "The device has no \(part). \(instead)"
    }
  }
}

extension AutomationError {
  /// Creates the error for a failed request to a device.
  init(_ problem: DeviceProblem, of device: String = "the device") {
    self.init(
      problem, purpose: .controllingApplication, query: .application, application: device,
      session: nil)
  }
}
