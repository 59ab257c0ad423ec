import Testing

@testable import DesktopAdapter

@Suite struct `Packets of X` {
  @Test func `contain little-endian numbers`() {
    let packet = X11Packet(bytes: [28 | 0x80, 1, 0x34, 0x12, 0xFE, 0xFF, 0, 0, 1, 0, 0, 0x80])
    #expect(packet.kind == .event(28))
    #expect(packet.sequence == 0x1234)
    #expect(packet.int16(at: 4) == -2)
    #expect(packet.uint32(at: 8) == 0x8000_0001)
    #expect(packet.uint32s(at: 4, count: 9) == [0xFFFE, 0x8000_0001])
    #expect(packet.uint16(at: 11) == 0)
  }

  @Test func `are answers, errors or events`() {
    #expect(X11Packet(bytes: [0, 1, 2, 3]).kind == .error)
    #expect(X11Packet(bytes: [1, 1, 2, 3]).kind == .answer)
  }

  @Test func `a request states its length in words`() {
    var request = X11Request(98)
    request.add(5, 0)
    request.add(bytes: Array("XTEST".utf8))
    #expect(request.complete == [98, 0, 4, 0, 5, 0, 0, 0] + Array("XTEST".utf8) + [0, 0, 0])
  }

  @Test func `the settings are padded to four bytes`() {
    let bytes = DisplaySettings.bytes
    #expect(bytes.count % 4 == 0)
    #expect(Array(bytes[8..<12]) == [2, 0, 0, 0])
  }
}
