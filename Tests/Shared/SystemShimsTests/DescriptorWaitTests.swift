import Foundation
import SystemShims
import Testing

@Suite struct DescriptorWaitTests {
  @Test func `ends with an event, or when the time is up`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    var entries = [pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)]
    #expect(DescriptorWait.poll(&entries, upTo: 1000) == 0)
    #expect(entries[0].revents == 0)
    var byte: UInt8 = 1
    try #require(write(ends[1], &byte, 1) == 1)
    #expect(DescriptorWait.poll(&entries, upTo: 999_999_999) == 1)
    #expect(Int32(entries[0].revents) & POLLIN != 0)
  }

  @Test(arguments: [Int.min, -1, 0])
  func `treats a negative time as zero`(limit: Int) {
    var entries: [pollfd] = []
    #expect(DescriptorWait.poll(&entries, upTo: limit) == 0)
  }
}
