@testable import NetworkStubs
import Testing

struct BodyPacingTests {
  @Test func `without a limit the body is sent at once`() {
    #expect(
      BodyPacing(byteCount: 1_000, bytesPerSecond: nil).parts == [.init(byteCount: 1_000, time: 0)])
    #expect(BodyPacing(byteCount: 0, bytesPerSecond: 10).parts.isEmpty)
  }

  @Test func `the last byte arrives when all have had their time`() {
    let parts = BodyPacing(byteCount: 1_000, bytesPerSecond: 500).parts
    #expect(parts.map(\.byteCount).reduce(0, +) == 1_000)
    #expect(parts.last?.time == 2)
    #expect(parts.first?.time == 0.1)
  }

  @Test(arguments: [0, -5, Double.nan, 0.1])
  func `an invalid bandwidth is one byte a second`(rate: Double) {
    let parts = BodyPacing(byteCount: 3, bytesPerSecond: rate).parts
    #expect(parts.map(\.time) == [1, 2, 3])
  }

  @Test func `a large body takes a limited number of parts`() {
    #expect(BodyPacing(byteCount: 100_000_000, bytesPerSecond: 10).parts.count <= 1_000)
  }
}
