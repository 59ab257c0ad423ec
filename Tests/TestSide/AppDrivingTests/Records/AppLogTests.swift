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

  @Test func `is split into lines regardless of chunks`() {
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

  @Test func `counts any number of dropped lines`() {
    let log = log()
    log.append(Array((1...5).map { "line \($0)\n" }.joined().utf8)[...])
    log.append(Array("line ".utf8)[...])
    log.append(Array(("6\n" + (7...1000).map { "line \($0)\n" }.joined() + "end").utf8)[...])
    #expect(log.lines == ["line 998", "line 999", "line 1000", "end"])
    #expect(log.droppedCount == 997)
  }

  @Test func `keeps the app's last lines before a long crash report`() {
    let log = log(lines: 50, bytes: 100_000)
    for number in 1...100 { log.append(line: "said \(number)") }
    log.append(line: "App.swift:3: Fatal error: no")
    log.append(line: "*** Signal 4: Backtracing from 0x1... done ***")
    log.append(line: "*** Program crashed: Illegal instruction at 0x1 ***")
    for number in 1...1000 { log.append(line: "frame \(number)") }
    let lines = log.lines
    #expect(lines.contains("said 100") && lines.contains("said 81"))
    #expect(lines.contains("App.swift:3: Fatal error: no"))
    #expect(lines.contains("frame 1") && lines.contains("frame 30") && lines.last == "frame 1000")
    #expect(lines.count < 150)
    let leftOut = lines.count(where: { $0.hasPrefix("… (") })
    #expect(leftOut == 1)
    #expect(log.droppedCount < 81)
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

extension AppLog {
  fileprivate func append(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBytes { append($0) } }
}
