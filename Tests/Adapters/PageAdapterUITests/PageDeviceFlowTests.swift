import Foundation
import Testing
import XCUIAutomation

/// The device as a page sees it.
@Suite(.enabled(if: PageBrowser.isInstalled, "\(PageBrowser.advice)"))
struct PageDeviceFlowTests {
  @Test func `the size is that of the launch, and the appearance that of the device`() {
    let app = launch(["-ui-testing.screen", "390x844"])
    #expect(app.staticTexts["size"].label == "390 by 844")
    #expect(app.staticTexts["scheme"].label == "light")
    XCUIDevice.shared.appearance = .dark
    defer { XCUIDevice.shared.appearance = .unspecified }
    #expect(app.staticTexts["scheme"].label == "dark")
  }

  @Test func `a page gets the simulated location, and a refusal without one`() {
    let app = launch()
    app.buttons["locate"].tap()
    #expect(app.staticTexts["refused: 1"].waitForExistence(timeout: 5))
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 48.5, longitude: 9))
    defer { XCUIDevice.shared.location = nil }
    app.buttons["locate"].tap()
    #expect(app.staticTexts["48.5, 9"].waitForExistence(timeout: 5))
  }

  @Test(arguments: [("notifications,camera", "granted"), ("camera", "denied")])
  func `a page has the permissions that the launch grants`(permissions: String, state: String) {
    let app = launch(["-ui-testing.page.permissions", permissions])
    app.buttons["permit"].tap()
    #expect(app.staticTexts["log"].label == state)
  }

  @Test(arguments: ["date", "time zone", "locale"])
  func `date, time zone and locale can't be changed`(name: String) {
    let change = { (app: XCUIApplication) in
      switch name {
      case "date": app.clock.setDate(Date(timeIntervalSince1970: 0))
      case "time zone": app.clock.setTimeZone("Asia/Tokyo")
      default: app.clock.setLocale("de_CH")
      }
    }
    let reason = "cannot change its \(name), because it runs in another process"
    let app = launch()
    let late = #expect(throws: XCUIAutomationError.self) { try attempting { change(app) } }
    #expect(late?.description.contains(reason) == true, "\(String(describing: late))")
    #expect(app.staticTexts["size"].exists, "The page continues.")
    app.terminate()
    let next = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    next.launchArguments = ["-ui-testing", "YES"]
    change(next)
    let early = #expect(throws: XCUIAutomationError.self) { try attempting { next.launch() } }
    #expect(early?.description.contains(reason) == true, "\(String(describing: early))")
  }

  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(url: PageBrowser.pages.appendingPathComponent("device.html"))
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }
}
