import Testing
import XCUIAutomation

@Suite struct FoundationAdditionsTests {
  @Test func `process information can be created`() {
    #expect(ProcessInfo() === ProcessInfo.processInfo)
    #expect(ProcessInfo().processIdentifier > 0)
  }

  @Test func `an autorelease pool returns its block's value`() throws {
    #expect(autoreleasepool { 5 } == 5)
    #expect(throws: CocoaError.self) {
      try autoreleasepool { throw CocoaError(.fileNoSuchFile) }
    }
    autoreleasepool {}
  }

  @Test func `absolute time is the time since 2001`() {
    let now: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    let interval: CFTimeInterval = Date().timeIntervalSinceReferenceDate - now
    #expect(interval >= 0)
    // This isn't the time since 1970.
    #expect(now < 1_500_000_000)
  }

  @Test func `URL loading needs no further import`() {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    #expect(URLSession.shared.configuration.httpAdditionalHeaders == nil)
    #expect(request.httpMethod == "GET")
  }

  @Test func `vectors and locations need no further import`() {
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape)
    #expect(CLLocation(latitude: 1, longitude: 2).coordinate.longitude == 2)
  }
}
