import Foundation
import Testing

@testable import SystemShims

@Suite struct ProcessImagesTests {
  private let images = ProcessImages(
    maps: """
      1000-2000 r--p 00000000 fe:00 12     /bin/a program
      2000-4000 r-xp 00001000 fe:00 12     /bin/a program
      4000-5000 rw-p 00000000 00:00 0
      6000-7000 r-xp 00000000 fe:00 13     /lib/gone.so (deleted)
      8000-9000 rw-p 00000000 00:00 0      [heap]
      nonsense
      9000-8000 r-xp 00000000 fe:00 12     /bin/backwards
      """)

  @Test func `a place is in the file that its address was loaded from`() {
    #expect(images.place(of: 0x1000) == .init(file: "/bin/a program", offset: 0, base: 0x1000))
    #expect(images.place(of: 0x3FFF) == .init(file: "/bin/a program", offset: 0x2FFF, base: 0x1000))
  }

  @Test(arguments: [0, 0x4000, 0x6001, 0x8001, 0x8FFF, UInt64.max])
  func `an address outside of files has no place`(address: UInt64) {
    #expect(images.place(of: address) == nil)
  }

  @Test func `this process's own functions are found with their lines`() throws {
    let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    let line = #line - 1
    let images = ProcessImages(of: getpid())
    let places = addresses.reduce(into: [:]) { $0[$1] = images.place(of: $1 - 1) }
    let lines = try #require(Symbolizer.lines(at: places)).values.joined()
    #expect(lines.contains { $0.path == #filePath && $0.line == line })
    #expect(ProcessImages(of: 0).place(of: addresses[0]) == nil)
  }
}
