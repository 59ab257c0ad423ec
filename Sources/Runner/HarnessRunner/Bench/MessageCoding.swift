import AutomationProtocol
import Foundation

/// Encodes and decodes a tap's messages: the request from test to app, and the result back.
struct MessageCoding {
  private let test: AutomationCoder
  private let app: AutomationCoder
  private let call = PerformCall(
    .tap(count: 1, touches: 1),
    on: ElementQuery(steps: [.descendants(.button), .matching(.identified(by: "Login"))]),
    timeout: 1)
  private let result: PerformCall.Result

  /// Makes coders for both sides.
  ///
  /// - Parameter usesCanonicalForms: Whether the messages are written and read by the rules for their
  ///   canonical forms, as in a session, rather than by Foundation.
  init(usesCanonicalForms: Bool) {
    test = AutomationCoder(calls: [], usesCanonicalForms: usesCanonicalForms)
    app = AutomationCoder(calls: [PerformCall.self], usesCanonicalForms: usesCanonicalForms)
    var button = ElementAttributes(identity: 7, elementType: .button)
    button.identifier = "login"
    button.label = "Login"
    button.frame = CGRect(x: 160, y: 272, width: 320, height: 32)
    result = PerformCall.Result(element: button, elapsed: 0, version: 12)
  }

  /// Returns the time for a number of taps, in milliseconds.
  func time(taps: Int) throws -> Double {
    try Stopwatch.time {
      for number in 1...taps {
        let request = try app.decodeRequest(test.encode(call, id: number))
        let answer = try test.decodeAnswer(
          app.encode(result: result, id: number), as: PerformCall.Result.self)
        guard request.id == number, case .result(result, id: number) = answer else {
          throw FlowFailure(message: "A message was not read as it was written.")
        }
      }
    }
  }
}
