import AutomationProtocol
import Foundation
import Testing

@Suite struct MoveClockCallTests {
  @Test(arguments: [
    (MoveClockCall.Move.advance(2.5), #"{"advance":2.5}"#),
    (.nextDeadline, #"{"to":"nextDeadline"}"#), (.freeze, #"{"frozen":true}"#),
    (.resume, #"{"frozen":false}"#),
  ])
  func `is an object with one key`(move: MoveClockCall.Move, json: String) throws {
    let call = MoveClockCall(move)
    #expect(String(decoding: try JSONEncoder().encode(call), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(MoveClockCall.self, from: Data(json.utf8)) == call)
  }

  @Test(arguments: ["{}", #"{"to":"yesterday"}"#, #"{"advance":"soon"}"#])
  func `is rejected if invalid`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MoveClockCall.self, from: Data(json.utf8))
    }
  }
}
