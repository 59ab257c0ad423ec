import Testing

@testable import AppDriving

@Suite struct RequestOutputTests {
  @Test func `the bytes are counted, and the first lines are kept`() {
    var output = RequestOutput()
    for text in ["one\ntw", "o\n\nthree\nfour\n", String(repeating: "x", count: 10_000)] {
      Array(text.utf8).withUnsafeBytes { output.add($0) }
    }
    #expect(output.exceeds(10_019) && !output.exceeds(10_020))
    let flood = output.flood(limit: 7)
    #expect(flood.byteCount == 10_020 && flood.limit == 7)
    #expect(flood.firstLines == ["one", "two", "three"])
  }

  @Test func `a cut line is marked`() {
    var output = RequestOutput()
    let text = "one\n" + String(repeating: "x", count: 2000)
    Array(text.utf8).withUnsafeBytes { output.add($0) }
    #expect(
      output.flood(limit: nil).firstLines == ["one", String(repeating: "x", count: 996) + "…"])
  }
}
