import Testing

@testable import DesktopAdapter

/// The secrets of displays, in the file that `XAUTHORITY` names.
@Suite struct `The secret of a display` {
  private func entry(_ display: String, _ kind: String, _ secret: [UInt8]) -> [UInt8] {
    let fields: [[UInt8]] = [Array("host".utf8), Array(display.utf8), Array(kind.utf8), secret]
    return [1, 0] + fields.flatMap { [0, UInt8($0.count)] + $0 }
  }

  private let cookie = "MIT-MAGIC-COOKIE-1"

  @Test func `is that of the entry with its number and the supported kind`() {
    let file =
      entry("1", cookie, [1]) + entry("2", "XDM-AUTHORIZATION-1", [9]) + entry("2", cookie, [2, 3])
    #expect(XAuthority.cookie(ofDisplay: 2, in: file) == [2, 3])
    #expect(XAuthority.cookie(ofDisplay: 3, in: file) == nil)
    #expect(XAuthority.cookie(ofDisplay: 3, in: file + entry("", cookie, [4])) == [4])
  }

  @Test func `isn't found in a truncated file`() {
    let file = entry("1", cookie, [1, 2])
    for length in 0..<file.count {
      #expect(XAuthority.cookie(ofDisplay: 1, in: Array(file.prefix(length))) == nil)
    }
  }

  @Test func `is sent in a client's first message`() {
    #expect(XAuthority.setUp(with: nil) == [0x6C, 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    let bytes = XAuthority.setUp(with: [7, 8, 9])
    #expect(bytes.count == 12 + 20 + 4)
    #expect(bytes[6] == 18 && bytes[8] == 3 && bytes.suffix(4) == [7, 8, 9, 0])
  }
}
