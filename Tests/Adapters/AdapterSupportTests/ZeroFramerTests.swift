import Foundation
import Testing

@testable import AdapterSupport

@Suite struct ZeroFramerTests {
  private static let messages = ["one", "", "{\"x\":\"é\"}", String(repeating: "y", count: 5000)]

  @Test(arguments: [1, 2, 3, 7, 100, 100_000])
  func `messages are the same for chunks of any size`(size: Int) {
    let bytes = Array(Self.messages.map { $0 + "\0" }.joined().utf8)
    var framer = ZeroFramer()
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let chunk = Array(bytes[start..<min(start + size, bytes.count)])
      let messages = chunk.withUnsafeBytes { framer.append($0) }
      found += messages.map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(found == Self.messages)
  }

  @Test func `an incomplete message is kept until its end`() {
    var framer = ZeroFramer()
    let first = Array("ab".utf8).withUnsafeBytes { framer.append($0) }
    #expect(first.isEmpty)
    let second = Array("c\0d".utf8).withUnsafeBytes { framer.append($0) }
    #expect(second == [Data("abc".utf8)])
  }
}
