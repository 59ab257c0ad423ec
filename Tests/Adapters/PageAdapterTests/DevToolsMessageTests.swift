import Foundation
import Testing

@testable import PageAdapter

@Suite struct DevToolsMessageTests {
  @Test func `an answer is recognised by its number`() {
    let message = DevToolsMessage(
      Data(#"{"id":12,"result":{"id":3},"sessionId":"0123456789ABCDEF0123456789ABCDEF"}"#.utf8))
    #expect(message.identifier == 12)
    #expect(message.method == nil)
    #expect(message.session == "0123456789ABCDEF0123456789ABCDEF")
    let copy = message.renumbered(7)
    #expect(
      String(decoding: copy, as: UTF8.self)
        == #"{"id":7,"result":{"id":3},"sessionId":"0123456789ABCDEF0123456789ABCDEF"}"#)
  }

  @Test func `an event is recognised by its name, and may have no session`() {
    let message = DevToolsMessage(
      Data(#"{"method":"Target.targetCreated","params":{"sessionId":"x"}}"#.utf8))
    #expect(message.identifier == nil)
    #expect(message.method == "Target.targetCreated")
    #expect(message.session == nil)
  }

  @Test(arguments: ["", "{", "{\"id\":", "{\"id\":x}", "[]", "{\"method\":\"", "\u{0}"])
  func `invalid data is neither an answer nor an event`(text: String) {
    let message = DevToolsMessage(Data(text.utf8))
    #expect(message.identifier == nil)
    #expect(message.method == nil)
    #expect(message.session == nil)
    #expect(message.renumbered(1) == Data(text.utf8))
  }

  @Test func `a request is written with its number first and every text escaped`() throws {
    let data = DevToolsRequest.data(
      3, "Page.navigate", session: "S", ["url": "a\"\\\n\u{1}é", "on": true, "n": 1.5])
    #expect(data.starts(with: Data(#"{"id":3,"method":"Page.navigate""#.utf8)))
    let read = try JSONDecoder().decode(JSON.self, from: data)
    #expect(read["params"]?["url"]?.string == "a\"\\\n\u{1}é")
    #expect(read["params"]?["on"]?.bool == true)
    #expect(read["params"]?["n"]?.number == 1.5)
    #expect(read["sessionId"]?.string == "S")
  }
}
