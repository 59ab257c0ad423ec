import Foundation
import Testing

@testable import ToolchainInternals

@Suite struct BacktraceCodingTests {
  @Test func `addresses that come back as they were are accepted`() {
    let sample: [UInt64] = [0x1234_5678_9abc, 0x10, 0x7fff_ffff_fff0]
    #expect(throws: Never.self) { try BacktraceCoding.probe(version: 0) { _ in sample } }
  }

  @Test func `a form that isn't understood is refused`() {
    let change = ToolchainChange.wrongResult(of: "decoding a backtrace")
    #expect(throws: change) { try BacktraceCoding.probe(version: 0) { _ in nil } }
    #expect(throws: change) { try BacktraceCoding.probe(version: 0) { _ in [0x10] } }
  }

  @Test func `the form has the version, the addresses and the processor`() throws {
    var encoded: [Data] = []
    try? BacktraceCoding.probe(version: 1) { data in
      encoded.append(data)
      return nil
    }
    let fields = try JSONDecoder().decode([String: String].self, from: try #require(encoded.first))
    #expect(["x86_64", "arm64"].contains(fields["architecture"]))
    #expect(fields["backtrace"]?.hasPrefix("Ei8AABI0Vnia") == true)
  }
}
