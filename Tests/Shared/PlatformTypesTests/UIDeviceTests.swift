import Foundation
import PlatformTypes
import Testing

@Suite struct `The device` {
  private let device = UIDevice()

  @Test func `describes this machine as a phone`() {
    #expect(!device.name.isEmpty && device.systemName == "Linux")
    #expect(device.model == "Terminal" && device.localizedModel == "Terminal")
    #expect(device.systemVersion.split(separator: ".").count == 3)
    #expect(device.userInterfaceIdiom == .phone && device.isMultitaskingSupported)
    #expect(device.identifierForVendor != nil)
    #expect(device.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func `has no battery`() {
    device.isBatteryMonitoringEnabled = true
    #expect(device.isBatteryMonitoringEnabled)
    #expect(device.batteryState == .unknown && device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = false
  }

  @Test func `has no proximity sensor`() {
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState)
  }

  @Test func `posts a notification when it is rotated, if requested`() async {
    await confirmation(expectedCount: 1) { turned in
      let token = NotificationCenter.default.addObserver(
        forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
      ) { _ in turned() }
      defer { NotificationCenter.default.removeObserver(token) }
      device.turn(to: .landscapeLeft)
      device.beginGeneratingDeviceOrientationNotifications()
      #expect(device.isGeneratingDeviceOrientationNotifications)
      device.turn(to: .portrait)
      device.turn(to: .portrait)
      device.endGeneratingDeviceOrientationNotifications()
      device.endGeneratingDeviceOrientationNotifications()
      #expect(!device.isGeneratingDeviceOrientationNotifications)
    }
    #expect(device.orientation == .portrait)
  }
}
