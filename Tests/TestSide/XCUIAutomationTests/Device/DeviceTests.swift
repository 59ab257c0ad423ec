import AppDriving
import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct `A device` {
  private let device = XCUIDevice.shared

  @Test func `sends apps to the background and back`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    device.press(.home)
    #expect(app.state == .runningBackground)
    #expect(app.wait(for: .runningBackground, timeout: 1))
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(app.buttons["Login"].exists, "it is the same process")
  }

  @Test func `shows one app at a time`() throws {
    let first = XCUIApplication(url: Fixture.agent)
    let copy = try AgentCopy("second.py")
    let second = XCUIApplication(url: copy.url)
    first.launch()
    second.launch()
    #expect(first.state == .runningBackground)
    #expect(second.state == .runningForeground)
    first.activate()
    #expect(first.state == .runningForeground)
    #expect(second.state == .runningBackground)
    second.terminate()
    #expect(second.state == .notRunning)
    #expect(first.buttons["Login"].exists)
  }

  @Test func `keeps its orientation and appearance, before a launch and after it`() {
    #expect(device.orientation == .portrait)
    #expect(device.appearance == .unspecified)
    device.orientation = .landscapeLeft
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    #expect(app.frame.size == CGSize(width: 640, height: 384))
    device.orientation = .portrait
    #expect(app.frame.size == CGSize(width: 384, height: 640))
    device.appearance = .dark
    #expect(device.appearance == .dark)
    #expect(XCUIDevice().appearance == .dark, "every object stands for the same device")
    #expect(device.orientation == .portrait)
  }

  @Test func `opens URLs in an app, after launching it if necessary`() throws {
    let url = try #require(URL(string: "demo://screen"))
    let app = XCUIApplication(url: Fixture.agent)
    app.open(url)
    #expect(app.state == .runningForeground)
    device.system.open(url)
    let log = try #require(try app.handle.application.session(in: .current)).logLines
    #expect(log.filter { $0.contains("device open: demo://screen") }.count == 2)
  }

  @Test func `has a home button and no others`() {
    #expect(device.hasHardwareButton(.home))
    for button in [XCUIDevice.Button.volumeUp, .volumeDown, .action, .camera] {
      #expect(!device.hasHardwareButton(button))
      #expect(throws: XCUIAutomationError.self) { try attempting { device.press(button) } }
    }
  }

  @Test func `fails the test for components that it does not have`() throws {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    let attempts: [(String, () -> Void)] = [
      ("Siri", { device.siriService.activate(voiceRecognitionText: "Hello") }),
      ("Digital Crown", { device.rotateDigitalCrown(delta: 1) }),
      ("Digital Crown", { device.rotateDigitalCrown(delta: 1, velocity: .fast) }),
      ("hand", { device.perform(handGesture: .flick) }),
      (
        "location",
        { device.location = XCUILocation(location: CLLocation(latitude: 1, longitude: 2)) }
      ),
      ("guide button", { XCUIRemote.shared.press(.guide) }),
      ("screenshot", { _ = XCUIScreen.main.screenshot() }),
      ("audit", { try? app.performAccessibilityAudit() }),
    ]
    for (words, attempt) in attempts where words != "audit" {
      let error = #expect(throws: XCUIAutomationError.self) { try attempting { attempt() } }
      #expect(error?.description.contains(words) == true, "\(words): \(error?.description ?? "")")
    }
    #expect(throws: (any Error).self) { try app.performAccessibilityAudit() }
    #expect(throws: XCUIVoiceOverService.Error.self) { try device.voiceOverService.enable() }
    #expect(throws: XCUIVoiceOverService.Error(.notRunning)) {
      try device.voiceOverService.moveForward()
    }
    #expect(
      XCUIVoiceOverService.Error(.notRunning, reason: "The app is gone.").description
        == "VoiceOver is not running. The app is gone.")
    app.resetAuthorizationStatus(for: .camera)
    #expect(app.buttons["Login"].exists)
  }

  @Test func `discards a location that an app has refused`() throws {
    let place = XCUILocation(location: CLLocation(latitude: 1, longitude: 2))
    let app = XCUIApplication(url: Fixture.agent)
    // Before the launch no app can refuse it.
    device.location = place
    #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
    app.launch()
    #expect(app.buttons["Login"].exists && device.location == nil)
    #expect(throws: XCUIAutomationError.self) { try attempting { device.location = place } }
    #expect(device.location == nil)
    device.location = nil
    app.launch()
    #expect(app.buttons["Login"].exists)
  }

  @Test func `shows an empty screen without an app`() throws {
    let app = XCUIApplication(url: Fixture.agent)
    for _ in 1...2 {
      let picture = XCUIScreen.main.screenshot()
      #expect(picture.image.size == CGSize(width: 640, height: 384))
      #expect(UIImage(data: picture.pngRepresentation) != nil)
      app.launch()
      app.terminate()
    }
    let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.screenshot() } }
    #expect(error?.reason == .applicationUnavailable, "an app that is gone has no picture")
    #expect(XCUIScreen.screens.count == 1)
  }

  @Test func `presses keyboard keys with its remote control`() {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    app.textFields["Username"].tap()
    app.typeText("Ann")
    XCUIRemote.shared.press(.home)
    #expect(app.state == .runningBackground)
  }
}
