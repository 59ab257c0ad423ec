import Testing

@testable import PageAdapter

@Suite struct FrameAllowanceTests {
  @Test func `a page draws a limited number of frames until time passes`() {
    var frames = FrameAllowance()
    #expect(count(&frames) == 10)
    frames.renew(after: 0.01)
    #expect(count(&frames) == 4)
    frames.renew()
    #expect(count(&frames) == 10)
  }

  @Test(arguments: [(0.25, 15), (1.0, 60), (1e300, 3600), (0, 4), (.infinity, 3600)])
  func `a second has sixty frames`(seconds: Double, number: Int) {
    var frames = FrameAllowance()
    frames.renew(after: seconds)
    #expect(count(&frames) == number)
  }

  /// Returns the number of frames that may be drawn.
  private func count(_ frames: inout FrameAllowance) -> Int {
    var count = 0
    while !frames.areUsedUp {
      frames.use()
      count += 1
    }
    return count
  }
}
