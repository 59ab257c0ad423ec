import AutomationAgent
import AutomationProtocol
import Foundation

/// The device changes that affect a page.
@MainActor
struct DeviceEmulation {
  let tabs: PageTabs
  let environment: PageEnvironment

  /// Applies a change.
  ///
  /// - Throws: `AutomationFailure.unsupported` for changes that don't affect pages.
  func apply(_ change: DeviceChange) throws -> Bool {
    switch change {
    case .appearance(let appearance):
      let scheme = appearance == .unspecified ? "" : appearance.rawValue
      tabs.emulate(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": .string(scheme)]]])
    case .location(let location?):
      grant((environment.permissions ?? []) + ["geolocation"])
      tabs.emulate(
        "Emulation.setGeolocationOverride",
        [
          "latitude": .number(location.latitude), "longitude": .number(location.longitude),
          "accuracy": .number(max(location.horizontalAccuracy, 0)),
        ])
    case .location(nil): tabs.emulate("Emulation.clearGeolocationOverride", [:])
    case .open(let url):
      if let fault = URLFault(url.absoluteString) {
        throw PageAdapterError.invalidURL(url.absoluteString, fault)
      }
      try tabs.active.open(url.absoluteString)
      tabs.active.changed()
    case .resetAuthorization:
      tabs.connection.tell(
        "Browser.resetPermissions", ["browserContextId": .string(environment.context)])
      tabs.active.changed()
    case .orientation, .isInForeground, .date, .timeZone, .locale:
      throw AutomationFailure.unsupported(change.refusal)
    }
    return true
  }

  private func grant(_ permissions: [String]) {
    let request = PageEnvironment.granting(permissions, context: environment.context)
    tabs.connection.tell(request.method, request.parameters)
  }
}
