import AutomationProtocol
import Foundation
import Testing

@Suite struct LineFramerTests {
  static let streams: [String] = [
    "", "\n", "one\n", "one\ntwo\n", "\n\none\n\n", "unfinished", "ünï\n🌍\n",
    String(repeating: "x", count: 300) + "\nshort\n",
  ]

  @Test(arguments: streams)
  func `a stream gives the same lines in any chunks`(stream: String) {
    let bytes = Data(stream.utf8)
    let whole = frames(of: [bytes])
    #expect(frames(of: bytes.map { Data([$0]) }) == whole)
    for size in [2, 3, 7] {
      let pieces = stride(from: 0, to: bytes.count, by: size).map {
        bytes[$0..<min($0 + size, bytes.count)]
      }
      #expect(frames(of: pieces) == whole)
    }
    let expected = stream.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .filter { !$0.isEmpty }.map { line -> LineFramer.Frame in
        line.utf8.count > 200
          ? .tooLong(byteCount: line.utf8.count) : .line(Data(line.utf8))
      }
    #expect(whole == expected)
  }

  @Test func `a line that is too long is dropped and the next one is read`() {
    var framer = LineFramer(limit: 4)
    #expect(framer.append(Data("12345".utf8)) == [])
    #expect(
      framer.append(Data("678\n1234\n".utf8)) == [
        .tooLong(byteCount: 8), .line(Data("1234".utf8)),
      ])
  }

  @Test func `an unfinished line is kept`() {
    var framer = LineFramer()
    #expect(framer.append(Data("abc".utf8)) == [])
    #expect(framer.unfinished == Data("abc".utf8))
  }

  private func frames(of pieces: [Data]) -> [LineFramer.Frame] {
    var framer = LineFramer(limit: 200)
    return pieces.flatMap { framer.append($0) }
  }
}
