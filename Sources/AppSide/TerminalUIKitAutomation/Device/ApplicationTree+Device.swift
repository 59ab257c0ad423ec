import AutomationAgent
import AutomationProtocol
import Foundation
import PlatformTypes
import TerminalUIKit

extension ApplicationTree {
  /// Applies a change of the device to the app.
  package func apply(_ change: DeviceChange) throws -> Bool {
    switch change {
    case .orientation(let orientation): turn(to: orientation)
    case .appearance(let appearance):
      uiApplication.setUserInterfaceStyle(UIUserInterfaceStyle(appearance))
    case .isInForeground(true): uiApplication.enterForeground()
    case .isInForeground(false): uiApplication.enterBackground()
    case .location(let location):
      guard let receiver = uiApplication.currentDelegate as? any SimulatedLocationReceiving else {
        throw AutomationFailure.unsupported(
          "\(change.refusal): its delegate does not conform to SimulatedLocationReceiving")
      }
      receiver.simulatedLocationDidChange(location.map { CLLocation($0) })
    case .resetAuthorization(let number):
      if let resource = ProtectedResource(rawValue: number) {
        uiApplication.resetAuthorization(for: resource)
      }
    case .open(let url):
      guard let isOpened = uiApplication.receive(url) else {
        throw AutomationFailure.unsupported(
          "\(change.refusal): its delegate has no application(_:open:options:)")
      }
      return isOpened
    // The agent applies these for every toolkit.
    case .date, .timeZone, .locale: break
    }
    return true
  }

  /// Applies device settings to the screen before the app lays out its first view.
  ///
  /// Settings that can't be applied before the app is launched are applied afterwards.
  package func prepareScreen(for changes: [DeviceChange]) {
    for change in changes {
      switch change {
      case .orientation, .appearance: _ = try? apply(change)
      case .location, .isInForeground, .open, .resetAuthorization, .date, .timeZone, .locale: break
      }
    }
  }

  package var copiedStrings: [String]? { UIPasteboard.general.strings ?? [] }

  package func copy(_ strings: [String]) { UIPasteboard.general.strings = strings }

  /// Rotates the screen: upright it has its size at launch; on its side, width and height are
  /// swapped.
  private func turn(to orientation: DeviceChange.Orientation) {
    let upright = uprightSize ?? screenSize
    uprightSize = upright
    switch orientation {
    case .portrait, .portraitUpsideDown: uiApplication.resize(upright)
    case .landscapeLeft, .landscapeRight:
      uiApplication.resize(CGSize(width: upright.height, height: upright.width))
    // Laying a device flat doesn't change the interface's orientation.
    case .faceUp, .faceDown, .unknown: break
    }
    UIDevice.current.turn(to: UIDeviceOrientation(orientation))
  }
}

extension UIDeviceOrientation {
  fileprivate init(_ orientation: DeviceChange.Orientation) {
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

extension UIUserInterfaceStyle {
  fileprivate init(_ appearance: DeviceChange.Appearance) {
    switch appearance {
    // This is the default of a screen.
    case .unspecified, .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension CLLocation {
  fileprivate convenience init(_ location: DeviceLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: location.latitude, longitude: location.longitude),
      altitude: location.altitude, horizontalAccuracy: location.horizontalAccuracy,
      verticalAccuracy: location.verticalAccuracy, course: location.course, speed: location.speed,
      timestamp: Date())
  }
}
