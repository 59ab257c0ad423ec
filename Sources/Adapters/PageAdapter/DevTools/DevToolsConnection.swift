import AdapterSupport
import Foundation
import SystemShims

/// A connection to the browser, for requests, answers and events.
@MainActor
final class DevToolsConnection {
  let descriptor: Int32
  private var framer = ZeroFramer()
  private var messages: [Data] = []
  private var answers: [Int: Data] = [:]
  private var abandoned: Set<Int> = []
  /// The sessions of the unanswered requests.
  private var outstanding: [Int: String] = [:]
  /// The sessions of pages that are gone.
  private var closed: Set<String> = []
  private var count = 0

  /// Called with each event, in order; it must not wait for an answer.
  var onEvent: (@MainActor (DevToolsMessage) -> Void)?

  /// Whether the page can't answer for now, because a dialog is open.
  var isBlocked: @MainActor () -> Bool = { false }

  /// The longest time to wait for a message, in real seconds.
  var answerLimit = 30

  /// The browser's process, or `nil` until there is one.
  var browser: pid_t?

  /// The time spent waiting without a message that counts towards the limit.
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

  /// Sends a request whose answer isn't needed.
  func tell(_ method: String, session: String? = nil, _ parameters: JSON = [:]) {
    let identifier = send(method, session: session, parameters)
    if answers.removeValue(forKey: identifier) == nil { abandoned.insert(identifier) }
  }

  /// Sends a request and waits for the answer.
  ///
  /// - Returns: The result, or `nil` if a dialog opened meanwhile or the request was refused.
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
  /// - Returns: The result, or `nil` if a dialog opened meanwhile or the request was refused.
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

  /// Returns and removes the answer to a request, or returns `nil` if it hasn't come.
  func takeAnswer(_ identifier: Int) -> Data? { answers.removeValue(forKey: identifier) }

  /// Returns whether the answer to a request has come.
  func hasAnswer(_ identifier: Int) -> Bool { answers[identifier] != nil }

  /// Refuses the requests of a closed page, which the browser no longer answers.
  func close(_ session: String) {
    closed.insert(session)
    for (identifier, owner) in outstanding where owner == session {
      outstanding[identifier] = nil
      if abandoned.remove(identifier) == nil { answers[identifier] = Self.refusal }
    }
  }

  /// Reads messages until a condition holds, a dialog opens or the deadline has come.
  ///
  /// - Parameters:
  ///   - deadline: The latest time; without one, reaching the limit is an error.
  ///   - isOwed: Whether the page should have sent a message by the deadline, so that the wait counts
  ///     towards its limit.
  /// - Returns: Whether the condition holds.
  /// - Throws: `PageAdapterError.browserEnded`, `browserStopped`, `pageHangs`.
  func wait(
    until condition: () -> Bool, deadline: ContinuousClock.Instant? = nil, isOwed: Bool = false
  ) throws(PageAdapterError) -> Bool {
    while !condition() {
      if isBlocked() { return false }
      if messages.isEmpty {
        let start = ContinuousClock.now
        // The page gets a minimum of time, because earlier waits may have left too little.
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

  /// Waits for a message to read.
  ///
  /// - Returns: Whether there is one.
  /// - Throws: `PageAdapterError.browserStopped`, after the wait has become long.
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

  /// The time of a wait after which the browser is checked for being stopped.
  private static let patience = Duration.seconds(2)

  /// Reads the available messages, without waiting.
  func drain() throws(PageAdapterError) {
    while Descriptors.wait(for: [descriptor], milliseconds: 0).contains(descriptor) { try read() }
    while !messages.isEmpty { takeMessage() }
  }

  /// Waits for the host's message with a page.
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

  /// The answer to a request of a closed page.
  private static let refusal = Data(#"{"error":{"code":-32001,"message":"closed"}}"#.utf8)
}
