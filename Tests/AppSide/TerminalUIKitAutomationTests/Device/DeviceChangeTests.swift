import AutomationAgent
import AutomationProtocol
import Foundation
import PlatformTypes
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

@MainActor
private final class OpeningDelegate: UIResponder, UIApplicationDelegate, SimulatedLocationReceiving
{
  var opened: [URL] = []
  var location: CLLocation?
  var events: [String] = []

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    opened.append(url)
    return url.scheme == "demo"
  }

  func simulatedLocationDidChange(_ location: CLLocation?) { self.location = location }

  func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }

  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
}

@MainActor
private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite(.serialized) struct `A change of the device` {
  private let application = UIApplication.shared
  private let tree = ApplicationTree(UIApplication.shared)

  @Test func `rotates the screen and back`() throws {
    let upright = UIScreen.main.bounds.size
    let turned = CGSize(width: upright.height, height: upright.width)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    for orientation in [DeviceChange.Orientation.landscapeLeft, .landscapeRight, .faceUp] {
      #expect(try tree.apply(.orientation(orientation)))
      #expect(UIScreen.main.bounds.size == turned)
      #expect(window.frame.size == turned)
    }
    _ = try tree.apply(.orientation(.portrait))
    #expect(UIScreen.main.bounds.size == upright)
    #expect(window.frame.size == upright)
  }

  @Test func `switches the screen between dark and light`() throws {
    _ = try tree.apply(.appearance(.dark))
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
    _ = try tree.apply(.appearance(.unspecified))
    #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `goes to a delegate that handles it`() throws {
    let delegate = OpeningDelegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    let url = try #require(URL(string: "demo://screen/2"))
    let other = try #require(URL(string: "https://example.com"))
    #expect(try tree.apply(.open(url)))
    #expect(try !tree.apply(.open(other)))
    #expect(delegate.opened == [url, other])
    _ = try tree.apply(.location(DeviceLocation(latitude: 52.5, longitude: 13.4)))
    #expect(delegate.location?.coordinate.latitude == 52.5)
    _ = try tree.apply(.location(nil))
    #expect(delegate.location == nil)
  }

  @Test func `is rejected if no delegate handles it`() throws {
    let delegate = PlainDelegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    let url = try #require(URL(string: "demo://screen"))
    #expect(throws: AutomationFailure.self) { try tree.apply(.open(url)) }
    #expect(throws: AutomationFailure.self) {
      try tree.apply(.location(DeviceLocation(latitude: 0, longitude: 0)))
    }
  }
}
