import Testing
import XCUIAutomation

@Suite struct FoundationAdditionsTests {
  @Test func `process information can be made`() {
    #expect(ProcessInfo() === ProcessInfo.processInfo)
    #expect(ProcessInfo().processIdentifier > 0)
  }

  @Test func `a pool gives back what its block does`() throws {
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
    // It is not since 1970.
    #expect(now < 1_500_000_000)
  }

  @Test func `what loads URLs needs no further import`() {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    #expect(URLSession.shared.configuration.httpAdditionalHeaders == nil)
    #expect(request.httpMethod == "GET")
  }

  @Test func `vectors and locations come along`() {
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(UIDeviceOrientation.landscapeLeft.isLandscape)
    #expect(CLLocation(latitude: 1, longitude: 2).coordinate.longitude == 2)
  }
}
