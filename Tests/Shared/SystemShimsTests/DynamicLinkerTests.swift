import Foundation
import SystemShims
import Testing

@Suite struct DynamicLinkerTests {
  @Test func `a function of a library is found by its address`() throws {
    let function = try #require(dlsym(nil, "swift_retain").map { UInt(bitPattern: $0) })
    let location = try #require(DynamicLinker.location(of: function + 1))
    #expect(location.symbol == function)
    #expect(location.image > 0 && location.image < function)
    let tests = try #require(DynamicLinker.location(of: UInt(bitPattern: #dsohandle)))
    #expect(tests.image != location.image)
  }

  @Test func `memory of the heap belongs to no library`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
    defer { memory.deallocate() }
    #expect(DynamicLinker.location(of: UInt(bitPattern: memory)) == nil)
  }

  @Test func `programs and libraries can be read, and the heap can't`() throws {
    let segments = DynamicLinker.readableSegments
    #expect(segments.map(\.lowerBound) == segments.map(\.lowerBound).sorted())
    let function = try #require(dlsym(nil, "swift_retain").map { UInt(bitPattern: $0) })
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    defer { memory.deallocate() }
    for (address, isIn) in [
      (function, true), (UInt(bitPattern: #dsohandle), true), (UInt(bitPattern: memory), false),
    ] {
      #expect(segments.contains { $0.contains(address) } == isIn)
    }
  }
}
