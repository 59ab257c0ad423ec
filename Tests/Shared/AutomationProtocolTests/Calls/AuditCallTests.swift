import Foundation
import Testing

@testable import AutomationProtocol

@Suite struct AuditCallTests {
  private func coded<Value: Codable>(_ value: Value) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `an older test asks for checks by name, and an older app skips none`() throws {
    let call = try JSONDecoder().decode(
      AuditCall.self, from: Data(#"{"checks": ["trait"], "query": []}"#.utf8))
    #expect(call == AuditCall([.trait]) && !call.skipsUnsupported)
    let result = try JSONDecoder().decode(
      AuditCall.Result.self, from: Data(#"{"issues": [], "version": 2}"#.utf8))
    #expect(result == AuditCall.Result(issues: [], version: 2))
  }

  @Test func `skipping and skipped checks are written only if present`() throws {
    #expect(try coded(AuditCall([.trait])) == #"{"checks":["trait"],"query":[]}"#)
    #expect(
      try coded(AuditCall([.trait], skipsUnsupported: true))
        == #"{"checks":["trait"],"query":[],"skipsUnsupported":true}"#)
    #expect(
      try coded(AuditCall.Result(issues: [], version: 2)) == #"{"issues":[],"version":2}"#)
    let result = AuditCall.Result(
      issues: [], skipped: [.init(check: .trait, reason: "it has none")], version: 2)
    #expect(
      try coded(result)
        == #"{"issues":[],"skipped":[{"check":"trait","reason":"it has none"}],"version":2}"#)
    let read = try JSONDecoder().decode(AuditCall.Result.self, from: Data(coded(result).utf8))
    #expect(read == result)
  }
}
