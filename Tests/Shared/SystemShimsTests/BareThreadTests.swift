import Foundation
import SystemShims
import Testing

@Suite struct BareThreadTests {
  @Test func `calls its body with its context on a separate thread`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let context = UnsafeMutableRawPointer(bitPattern: Int(ends[1]))
    BareThread.start(stackSize: 128 * 1024, context: context) { context in
      let descriptor = Int32(Int(bitPattern: context))
      var thread = pthread_self()
      write(descriptor, &thread, MemoryLayout<pthread_t>.size)
      close(descriptor)
      return nil
    }
    var thread = pthread_self()
    let own = thread
    #expect(read(ends[0], &thread, MemoryLayout<pthread_t>.size) == MemoryLayout<pthread_t>.size)
    #expect(thread != own)
  }
}
