import AutomationAgent
import AutomationProtocol
import Foundation

/// Changes of the device that a page notices.
@MainActor
struct DeviceEmulation {
  let page: Page

  /// Applies a change.
  ///
  /// - Throws: `AutomationFailure.unsupported` for what a page knows nothing of.
  func apply(_ change: DeviceChange) throws -> Bool {
    switch change {
    case .appearance(let appearance):
      let scheme = appearance == .unspecified ? "" : appearance.rawValue
      try tell(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": .string(scheme)]]])
    case .location(let location?):
      try page.connection.call(
        "Browser.grantPermissions",
        ["permissions": ["geolocation"], "browserContextId": .string(page.context)])
      try tell(
        "Emulation.setGeolocationOverride",
        [
          "latitude": .number(location.latitude), "longitude": .number(location.longitude),
          "accuracy": .number(max(location.horizontalAccuracy, 0)),
        ])
    case .location(nil): try tell("Emulation.clearGeolocationOverride", [:])
    case .open(let url):
      try page.open(url.absoluteString)
    case .resetAuthorization:
      try page.connection.call(
        "Browser.resetPermissions", ["browserContextId": .string(page.context)])
    case .orientation, .isInForeground: throw AutomationFailure.unsupported(change.refusal)
    }
    page.needsRound = true
    page.isDirty = true
    return true
  }

  private func tell(_ method: String, _ parameters: JSON) throws(PageAdapterError) {
    try page.connection.call(method, session: page.session, parameters)
  }
}
