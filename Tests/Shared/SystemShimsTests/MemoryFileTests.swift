import Foundation
import SystemShims
import Testing

@Suite struct MemoryFileTests {
  @Test func `holds its contents, from the beginning, as long as it is open`() throws {
    let bytes = Array("contents".utf8)
    let descriptor = try #require(MemoryFile.make(named: "test", bytes))
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    #expect(try file.readToEnd() == Data(bytes))
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `may be empty`() throws {
    let descriptor = try #require(MemoryFile.make(named: "test", []))
    defer { close(descriptor) }
    #expect(lseek(descriptor, 0, SEEK_END) == 0)
  }

  @Test func `has a short name`() {
    #expect(MemoryFile.make(named: String(repeating: "n", count: 300), []) == nil)
  }
}
