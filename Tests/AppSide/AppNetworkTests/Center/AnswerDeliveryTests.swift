import Foundation
import NetworkStubs
import Testing

@testable import AppNetwork

/// The text of the bytes of a delivery.
private func text(of delivery: AnswerDelivery) -> String {
  delivery.steps.map { step in
    if case .bytes(let bytes) = step.event { String(decoding: bytes, as: UTF8.self) } else { "" }
  }.joined()
}

@Test
func `an answer has the head of HTTP`() {
  let answer = StubAnswer.text("hi", status: 404).header("Date", "today").header("X-A", "b\r\nc: d")
  let delivery = AnswerDelivery(answer: answer, body: Data("hi".utf8), isHead: false)
  #expect(
    text(of: delivery) == """
      HTTP/1.1 404 Not Found\r
      Content-Type: text/plain; charset=utf-8\r
      Date: today\r
      X-A: bc: d\r
      Content-Length: 2\r
      Connection: close\r
      \r
      hi
      """)
  #expect(delivery.steps.last?.event == .end)
}

@Test(arguments: [204, 304])
func `an answer with a status without a body has no body`(_ status: Int) {
  let delivery = AnswerDelivery(
    answer: .status(status), body: Data("hi".utf8), isHead: false)
  #expect(!text(of: delivery).contains("hi"))
  #expect(!text(of: delivery).contains("Content-Length"))
}

@Test
func `a reset cuts the body where the stub says`() {
  let answer = StubAnswer.text("0123456789").failing(.reset(afterBytes: 3)).delayed(by: 2)
  let delivery = AnswerDelivery(
    answer: answer, body: Data("0123456789".utf8), isHead: false)
  #expect(text(of: delivery).hasSuffix("\r\n\r\n012"))
  #expect(delivery.steps.last == .init(time: 2, event: .failure(.reset, nil)))
}

@Test
func `a date has the format of HTTP`() {
  #expect(
    HTTPDate.text(of: Date(timeIntervalSince1970: 784_111_777)) == "Sun, 06 Nov 1994 08:49:37 GMT")
}
