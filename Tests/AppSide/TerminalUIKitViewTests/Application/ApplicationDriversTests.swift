import AppRuntime
import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
private final class FakeDriver: ApplicationDriver {
  static var isWanted = false
  let clockMode = AppClock.Mode.virtual

  func start(_ application: UIApplication) {}
}

@MainActor
struct ApplicationDriversTests {
  @Test func `a registered driver is created only if its factory returns one`() {
    ApplicationDrivers.register { FakeDriver.isWanted ? FakeDriver() : nil }
    #expect(!(ApplicationDrivers.makeDriver() is FakeDriver))
    FakeDriver.isWanted = true
    let driver = ApplicationDrivers.makeDriver()
    FakeDriver.isWanted = false
    #expect(driver is FakeDriver && driver.screenSize == CGSize(width: 640, height: 384))
  }
}
