import Foundation
import Testing

@testable import AppDriving

@Suite struct `The log of an app` {
  private func log(lines: Int = 3, bytes: Int = 2000) -> AppLog {
    var limits = SessionLimits()
    limits.logLineCount = lines
    limits.logByteCount = bytes
    return AppLog(limits: limits)
  }

  @Test func `is split into lines, however the stream was split`() {
    for size in 1...9 {
      let log = log()
      let bytes = Array("one\r\ntwö\n\nthree".utf8)
      for start in stride(from: 0, to: bytes.count, by: size) {
        log.append(bytes[start..<min(start + size, bytes.count)])
      }
      #expect(log.lines == ["one", "twö", "", "three"], "pieces of \(size) bytes")
    }
  }

  @Test func `keeps the last lines`() {
    let log = log()
    for number in 1...10 { log.append(line: "line \(number)") }
    #expect(log.lines == ["line 8", "line 9", "line 10"])
    #expect(log.droppedCount == 7)
  }

  @Test func `keeps no more bytes than its limit, but always the last line`() {
    let log = log(lines: 100, bytes: 1024)
    for letter in "abcdef" { log.append(line: String(repeating: letter, count: 400)) }
    #expect(log.lines.map { $0.first } == ["e", "f"])
    log.append(line: String(repeating: "x", count: 100_000))
    #expect(log.lines.last?.hasSuffix("x…") == true)
    #expect(log.lines.map(\.utf8.count).reduce(0, +) <= 1024)
  }

  @Test func `does not grow with an endless line`() {
    let log = log(bytes: 1024)
    for _ in 0..<100 { log.append(Array(repeating: UInt8(ascii: "x"), count: 100)[...]) }
    #expect(log.lines.map(\.utf8.count).reduce(0, +) < 3000)
  }

  @Test func `replaces bytes that are not UTF-8`() {
    let log = log()
    log.append([0x66, 0xff, 0x6f, 0x0a][...])
    #expect(log.lines == ["f\u{FFFD}o"])
  }

  @Test func `splits a text that contains line ends`() {
    let log = log()
    log.append(line: "a\nb")
    #expect(log.lines == ["a", "b"])
  }
}
