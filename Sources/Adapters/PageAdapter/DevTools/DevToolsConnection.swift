import AdapterSupport
import Foundation
import SystemShims

/// A conversation with the browser: requests, their answers, and events in between.
@MainActor
final class DevToolsConnection {
  let descriptor: Int32
  private var framer = ZeroFramer()
  private var messages: [Data] = []
  private var answers: [Int: Data] = [:]
  private var abandoned: Set<Int> = []
  /// The sessions of the requests that have no answer yet.
  private var outstanding: [Int: String] = [:]
  /// The sessions of pages that are gone.
  private var closed: Set<String> = []
  private var count = 0

  /// Called with each event, in order; it must not wait for an answer.
  var onEvent: (@MainActor (DevToolsMessage) -> Void)?

  /// Whether the page can't answer for now, because a dialog is open.
  var isBlocked: @MainActor () -> Bool = { false }

  /// In how many seconds of real time the page has to say something when it is waited for.
  var answerLimit = 30

  /// The browser's process; nil as long as there isn't one.
  var browser: pid_t?

  /// The time for which the page has been waited for in vain, as far as it counts towards the limit.
  private var silence = Duration.zero

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Sends a request and returns its number.
  @discardableResult
  func send(_ method: String, session: String? = nil, _ parameters: JSON = [:]) -> Int {
    count += 1
    if let session {
      guard !closed.contains(session) else {
        answers[count] = Self.refusal
        return count
      }
      outstanding[count] = session
    }
    Descriptors.write(
      DevToolsRequest.data(count, method, session: session, parameters), to: descriptor)
    return count
  }

  /// Sends a request whose answer nobody needs.
  func tell(_ method: String, session: String? = nil, _ parameters: JSON = [:]) {
    let identifier = send(method, session: session, parameters)
    if answers.removeValue(forKey: identifier) == nil { abandoned.insert(identifier) }
  }

  /// Sends a request and waits for the answer.
  ///
  /// - Returns: The result; `nil` if a dialog opened meanwhile or the request was refused.
  @discardableResult
  func call<Result: Decodable>(
    _ method: String, session: String? = nil, _ parameters: JSON = [:], as type: Result.Type
  ) throws(PageAdapterError) -> Result? {
    try wait(for: send(method, session: session, parameters), as: type)
  }

  /// Sends a request and waits for the answer as plain JSON.
  @discardableResult
  func call(
    _ method: String, session: String? = nil, _ parameters: JSON = [:]
  ) throws(PageAdapterError) -> JSON? {
    try call(method, session: session, parameters, as: JSON.self)
  }

  /// Waits for an answer.
  ///
  /// - Returns: The result; `nil` if a dialog opened meanwhile or the request was refused.
  func wait<Result: Decodable>(
    for identifier: Int, as type: Result.Type
  ) throws(PageAdapterError) -> Result? {
    guard try wait(until: { self.answers[identifier] != nil }),
      let data = answers.removeValue(forKey: identifier)
    else {
      abandoned.insert(identifier)
      return nil
    }
    return (try? JSONDecoder().decode(DevToolsAnswer<Result>.self, from: data))?.result
  }

  /// Returns whether the answer to a request is there, and forgets it.
  func takeAnswer(_ identifier: Int) -> Data? { answers.removeValue(forKey: identifier) }

  /// Whether the answer to a request is there.
  func hasAnswer(_ identifier: Int) -> Bool { answers[identifier] != nil }

  /// Refuses the requests of a page that is gone, which the browser no longer answers.
  func close(_ session: String) {
    closed.insert(session)
    for (identifier, owner) in outstanding where owner == session {
      outstanding[identifier] = nil
      if abandoned.remove(identifier) == nil { answers[identifier] = Self.refusal }
    }
  }

  /// Reads messages until a condition holds, a dialog opens or the time is up.
  ///
  /// - Parameters:
  ///   - deadline: The latest moment; without one, silence is an error.
  ///   - isOwed: Whether the page owes a message until the deadline, so that the time counts for its limit.
  /// - Returns: Whether the condition holds.
  /// - Throws: `PageAdapterError.browserEnded`, `browserStopped`, `pageHangs`.
  func wait(
    until condition: () -> Bool, deadline: ContinuousClock.Instant? = nil, isOwed: Bool = false
  ) throws(PageAdapterError) -> Bool {
    while !condition() {
      if isBlocked() { return false }
      if messages.isEmpty {
        let start = ContinuousClock.now
        // The time that the page gets at the least, because it may have had too little before.
        let rest = max(.seconds(answerLimit) - silence, .seconds(1))
        let end = deadline ?? start.advanced(by: rest)
        guard start < end else { return false }
        guard try isReadable(by: end) else {
          if deadline == nil { throw .pageHangs(seconds: answerLimit) }
          if isOwed { silence += start.duration(to: .now) }
          return false
        }
        try read()
      }
      takeMessage()
    }
    return true
  }

  /// Waits until there is a message to read.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: `PageAdapterError.browserStopped`, as soon as the wait gets long.
  private func isReadable(by end: ContinuousClock.Instant) throws(PageAdapterError) -> Bool {
    let first = min(end, .now.advanced(by: Self.patience))
    for moment in [first, end] {
      let rest = max(.zero, ContinuousClock.now.duration(to: moment)) / .milliseconds(1)
      let limit = Int32(rest.rounded(.up))
      if Descriptors.wait(for: [descriptor], milliseconds: limit).contains(descriptor) {
        return true
      }
      let family = browser.map { [$0] + ProcessFamily.descendants(of: $0) } ?? []
      if family.contains(where: ProcessFamily.isStopped) { throw .browserStopped }
    }
    return false
  }

  /// For how long nobody asks why there is no message.
  private static let patience = Duration.seconds(2)

  /// Reads the messages that are there, without waiting.
  func drain() throws(PageAdapterError) {
    while Descriptors.wait(for: [descriptor], milliseconds: 0).contains(descriptor) { try read() }
    while !messages.isEmpty { takeMessage() }
  }

  /// Waits for the host's own message.
  func waitForPage(deadline: ContinuousClock.Instant) throws(PageAdapterError) -> PreparedPage {
    var page: PreparedPage?
    while page == nil {
      let left = ContinuousClock.now.duration(to: deadline).components.seconds
      guard left >= 0,
        Descriptors.wait(for: [descriptor], milliseconds: Int32(left * 1000 + 1000))
          .contains(descriptor)
      else { throw .browserEnded }
      try read()
      while !messages.isEmpty, page == nil {
        let data = messages.removeFirst()
        if case .page(let found)? = try? HostMessage.decode(data) { page = found }
      }
    }
    guard let page else { throw .browserEnded }
    return page
  }

  private func read() throws(PageAdapterError) {
    guard case .messages(let more) = Descriptors.read(descriptor, into: &framer) else {
      throw .browserEnded
    }
    messages += more
    silence = .zero
  }

  private func takeMessage() {
    guard !messages.isEmpty else { return }
    let message = DevToolsMessage(messages.removeFirst())
    if let identifier = message.identifier {
      outstanding[identifier] = nil
      if abandoned.remove(identifier) == nil { answers[identifier] = message.data }
    } else {
      onEvent?(message)
    }
  }

  /// The answer to a request of a page that is gone.
  private static let refusal = Data(#"{"error":{"code":-32001,"message":"closed"}}"#.utf8)
}
