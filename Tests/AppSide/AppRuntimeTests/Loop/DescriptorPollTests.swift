import Foundation
import Testing

@testable import AppRuntime

@Suite struct DescriptorPollTests {
  @Test func `returns the descriptors that can be read`() throws {
    let (quiet, loud) = (Pipe(), Pipe())
    try loud.fileHandleForWriting.write(contentsOf: Data("x".utf8))
    let descriptors = [quiet, loud].map { $0.fileHandleForReading.fileDescriptor }
    var poll = DescriptorPoll([-1] + descriptors)
    #expect(poll.wait(upTo: nil) == [descriptors[1]])
    // A pipe closes its ends with its last reference.
    for pipe in [quiet, loud] { try pipe.fileHandleForWriting.close() }
  }

  @Test func `returns a descriptor whose other end is closed`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.close()
    var poll = DescriptorPoll([pipe.fileHandleForReading.fileDescriptor])
    #expect(poll.wait(upTo: nil) == [pipe.fileHandleForReading.fileDescriptor])
  }

  @Test(arguments: [-1, 0, 0.001]) func `returns nothing when the time is up`(seconds: Double) {
    let pipe = Pipe()
    var poll = DescriptorPoll([pipe.fileHandleForReading.fileDescriptor, -1])
    #expect(poll.wait(upTo: seconds).isEmpty)
    // A pipe closes its ends with its last reference.
    try? pipe.fileHandleForWriting.close()
  }
}
