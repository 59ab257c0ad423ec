import Foundation
import NetworkStubs

/// The bytes of an answer and the moments at which they are sent.
struct AnswerDelivery {
  /// An action of the server at one moment.
  enum Event: Hashable {
    case bytes(Data)
    case end
    case failure(TransferError, String?)
  }

  struct Step: Hashable {
    /// The time since the request, in seconds of app time.
    var time: Double
    var event: Event
  }

  /// The steps, in order.
  let steps: [Step]

  /// Plans the delivery of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - body: Its body, read from its file if it has one.
  ///   - isHead: Whether the request has the method HEAD, so that the body isn't sent.
  init(answer: StubAnswer, body: Data, isHead: Bool) {
    let start = answer.delay > 0 ? answer.delay : 0
    switch answer.fault {
    case .offline?: steps = [Step(time: start, event: .failure(.offline, nil))]
    case .refused?: steps = [Step(time: start, event: .failure(.refused, nil))]
    case .tls?: steps = [Step(time: start, event: .failure(.tls, Self.tlsText))]
    case .timeout?:
      let end = answer.delay > 0 ? start : Self.never
      steps = [Step(time: end, event: .failure(.timedOut, nil))]
    case .malformed?: steps = [Step(time: start, event: .failure(.malformed, nil))]
    case .reset(let count)?:
      var steps = Self.steps(of: answer, body, isHead: isHead, limit: max(0, count), from: start)
      if count <= 0 { steps = [] }
      steps.append(Step(time: steps.last?.time ?? start, event: .failure(.reset, nil)))
      self.steps = steps
    case nil:
      var steps = Self.steps(of: answer, body, isHead: isHead, limit: .max, from: start)
      steps.append(Step(time: steps.last?.time ?? start, event: .end))
      self.steps = steps
    }
  }

  private static func steps(
    of answer: StubAnswer, _ body: Data, isHead: Bool, limit: Int, from start: Double
  ) -> [Step] {
    var steps = [Step(time: start, event: .bytes(head(of: answer, body)))]
    guard !isHead, answer.status != 204, answer.status != 304 else { return steps }
    var offset = body.startIndex
    let end = body.startIndex + min(limit, body.count)
    for part in BodyPacing(byteCount: body.count, bytesPerSecond: answer.bytesPerSecond).parts
    where offset < end {
      let next = min(offset + part.byteCount, end)
      steps.append(Step(time: start + part.time, event: .bytes(body[offset..<next])))
      offset = next
    }
    return steps
  }

  private static func head(of answer: StubAnswer, _ body: Data) -> Data {
    let status = answer.status
    var text = "HTTP/1.1 \(status) \(HTTPReason.text(of: status))\r\n"
    // A cache needs to know the age of an answer.
    if answer.headers["Date"] == nil { text += "Date: \(HTTPDate.text(of: Date()))\r\n" }
    for field in answer.headers.fields { text += "\(line(field.name)): \(line(field.value))\r\n" }
    if answer.headers["Content-Length"] == nil, status != 204, status != 304 {
      text += "Content-Length: \(body.count)\r\n"
    }
    return Data((text + "Connection: close\r\n\r\n").utf8)
  }

  /// Returns a text without line ends, which would begin another field.
  private static func line(_ text: String) -> String {
    text.contains(where: \.isNewline) ? text.filter { !$0.isNewline } : text
  }

  private static let tlsText = "SSL certificate problem: a stub doesn't trust the certificate"
  /// A time, in seconds, that is longer than URLSession waits.
  private static let never = 1e7
}
