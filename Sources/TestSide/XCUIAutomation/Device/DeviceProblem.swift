import AutomationProtocol

/// Why something cannot be done with the device, whatever apps run.
enum DeviceProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// No app runs that the user would see.
  case noApp
  /// The device has no such button.
  case noButton(String)
  /// The device has no such part.
  case noPart(String, instead: String)
  /// The test has failed, and asks on and on.
  case failedTest

  /// What is wrong and what to do.
  var description: String {
    switch self {
    case .noApp: "No app is in front. Launch or activate an XCUIApplication first."
    case .noButton(let name):
      "The device has no \(name) button; ask hasHardwareButton(_:) before pressing it."
    case .failedTest: "The test has failed before, and has asked too many questions since."
    case .noPart(let part, let instead): "The device has no \(part). \(instead)"
    }
  }
}

extension AutomationError {
  /// The error of something that cannot be done with a device, whatever apps run.
  init(_ problem: DeviceProblem, of device: String = "the device") {
    self.init(
      problem, purpose: .managing, query: .application, application: device, session: nil)
  }
}
