import AdapterSupport
import Foundation
import Testing

@Suite struct `The virtual clock of programs` {
  private func file(_ bytes: [UInt8], mode: mode_t = 0o755) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    chmod(file.path, mode)
    return file.path
  }

  /// Returns an ELF file with one program header of a kind.
  private func program(part kind: UInt8) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64 + 56 + 16)
    bytes.replaceSubrange(0..<5, with: [0x7F, 0x45, 0x4C, 0x46, 2])
    (bytes[32], bytes[54], bytes[56], bytes[64]) = (64, 56, 1, kind)
    return bytes
  }

  @Test(arguments: [(3, nil), (1, .isStatic)] as [(UInt8, ClockRefusal?)])
  func `needs a program that loads libraries`(
    part: UInt8, refusal: ClockRefusal?
  ) throws {
    let path = try file(program(part: part))
    defer { unlink(path) }
    #expect(ClockRefusal(of: path) == refusal)
    // A script is judged by its interpreter.
    let script = try file(Array("#!\(path) -u\nprint\n".utf8))
    defer { unlink(script) }
    #expect(ClockRefusal(of: script) == refusal)
  }

  @Test func `isn't available to programs with another user's rights`() throws {
    let path = try file(program(part: 3), mode: 0o4755)
    defer { unlink(path) }
    #expect(ClockRefusal(of: path) == .hasRightsOfItsOwn)
  }

  @Test func `isn't refused for unreadable files`() throws {
    #expect(ClockRefusal(of: "/no/such/file") == nil)
    let path = try file([0x7F, 0x45])
    defer { unlink(path) }
    #expect(ClockRefusal(of: path) == nil)
  }
}
