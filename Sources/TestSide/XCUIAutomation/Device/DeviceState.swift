import AutomationProtocol
import Foundation
import PlatformTypes
import Synchronization

/// The device state that the tests of a scope have set.
struct DeviceState: Sendable {
  var orientation = UIDeviceOrientation.portrait
  var appearance = XCUIDevice.Appearance.unspecified
  var location: XCUILocation?
  /// The texts that were last copied, or `nil` if nothing was copied.
  var pasteboard: [String]?
  /// Whether an app with its own process was launched, so that it and the test share a pasteboard.
  var sharesPasteboard = false
  /// Whether the screen reader is on.
  var isScreenReaderOn = false

  /// The changes that must be in effect before an app lays out its first screen.
  var screenChanges: [DeviceChange] {
    var changes: [DeviceChange] = []
    if orientation != .portrait { changes.append(.orientation(.init(orientation))) }
    if appearance != .unspecified { changes.append(.appearance(.init(appearance))) }
    return changes
  }

  /// The changes to send to an app that was just launched.
  ///
  /// They include those of the screen, because not every agent reads them from the first call.
  var changes: [DeviceChange] {
    var changes = screenChanges
    if let location { changes.append(.location(.init(location.location))) }
    return changes
  }

  private struct Known {
    var state: DeviceState
    var task: TaskIdentity
  }

  private static let known = Mutex<[TestScope: Known]>([:])

  /// The device of a test.
  static func current(in test: RunningTest) -> DeviceState {
    known.withLock { $0[test.scope]?.state } ?? DeviceState()
  }

  /// Changes the device of a test.
  static func update(in test: RunningTest, _ change: (inout DeviceState) -> Void) {
    known.withLock { known in
      // A test of Swift Testing that has ended makes no more requests.
      known = known.filter { $0.key == .process || !$0.value.task.isOver }
      var state = known[test.scope]?.state ?? DeviceState()
      change(&state)
      known[test.scope] = Known(state: state, task: TaskIdentity())
    }
  }
}

extension DeviceChange.Orientation {
  init(_ orientation: UIDeviceOrientation) {
    switch orientation {
    case .unknown: self = .unknown
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    case .faceUp: self = .faceUp
    case .faceDown: self = .faceDown
    }
  }
}

extension DeviceChange.Appearance {
  init(_ appearance: XCUIDevice.Appearance) {
    switch appearance {
    case .unspecified: self = .unspecified
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension DeviceLocation {
  init(_ location: CLLocation) {
    self.init(
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
      altitude: location.altitude, horizontalAccuracy: location.horizontalAccuracy,
      verticalAccuracy: location.verticalAccuracy, course: location.course, speed: location.speed)
  }
}
