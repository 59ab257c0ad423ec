import Foundation
import Testing

@testable import AutomationProtocol

@Suite struct RecordCallTests {
  private typealias Change = RecordCall.ElementsChange

  private func nodes(_ labels: String...) -> [ElementSnapshot.Node] {
    labels.enumerated().map { position, label in
      var attributes = ElementAttributes(
        identity: UInt64(label.hashValue.magnitude), elementType: .button)
      attributes.label = label
      return ElementSnapshot.Node(attributes, depth: position == 0 ? 0 : 1)
    }
  }

  @Test func `a change holds only the elements between those that stay`() {
    let change = Change(from: nodes("app", "a", "b", "c"), to: nodes("app", "a", "x", "y", "c"))
    #expect(change?.first == 2 && change?.last == 1)
    #expect(change?.nodes.map(\.attributes.label) == ["x", "y"])
    #expect(Change(from: nodes("app", "a"), to: nodes("app", "a")) == nil)
  }

  @Test func `a change leads from any list to any other`() {
    let lists = [
      [], nodes("app"), nodes("app", "a"), nodes("app", "a", "a"), nodes("app", "b", "a"),
      nodes("app", "a", "b", "a"),
    ]
    for old in lists {
      for new in lists {
        guard let change = Change(from: old, to: new) else {
          #expect(old == new)
          continue
        }
        #expect(change.applied(to: old) == new)
      }
    }
  }

  @Test func `a change that doesn't fit its list is refused`() {
    #expect(Change(first: 2, last: 0, nodes: []).applied(to: nodes("app")) == nil)
    #expect(Change(first: 1, last: 1, nodes: []).applied(to: nodes("app")) == nil)
    #expect(Change(first: -1, last: 0, nodes: []).applied(to: nodes("app")) == nil)
  }

  @Test func `an answer with an activity is written and read again`() throws {
    let result = RecordCall.Result(
      activity: .init(
        busy: ["the network is"],
        requests: [.init(number: 1, title: "GET /login", answer: nil, time: 0.5)]), version: 7)
    let coder = AutomationCoder()
    let line = try coder.encode(result: result, id: 3)
    guard case .result(let read, 3) = try coder.decodeAnswer(line, as: RecordCall.Result.self)
    else {
      Issue.record("no result")
      return
    }
    #expect(read == result)
  }

  @Test(arguments: [
    "t 8 16 255 0 Login", "a \"b\" \\ c", "two\nlines", "ä…\u{1F600}", "tab\t", "\u{7F}",
  ])
  func `an answer is written as Foundation does, and read again`(text: String) throws {
    let result = RecordCall.Result(
      picture: .init(.commands, text, size: CGSize(width: 640, height: 384)),
      elements: Change(from: [], to: nodes("app", "Login")), version: 7)
    let coder = AutomationCoder()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try coder.encode(result: result, id: 3)
    #expect(
      String(decoding: line, as: UTF8.self)
        == "{\"id\":3,\"jsonrpc\":\"2.0\",\"result\":"
        + String(decoding: try encoder.encode(result), as: UTF8.self) + "}\n")
    guard case .result(let read, 3) = try coder.decodeAnswer(line, as: RecordCall.Result.self)
    else {
      Issue.record("no result")
      return
    }
    #expect(read == result)
  }
}
