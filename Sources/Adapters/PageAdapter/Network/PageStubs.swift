import AppRuntime
import Foundation
import NetworkStubs

/// Answers the requests of a page from stubs, and refuses those that may not leave.
@MainActor
final class PageStubs {
  private let connection: DevToolsConnection
  private let clock: AppClock
  private let network: PageNetwork
  private let access: NetworkAccess
  private let log: PageLog
  private var table: StubTable
  /// Whether the first page is still being opened, which no time of the app's passes for.
  var isOpening = true

  /// Makes the stubs of a launch.
  ///
  /// - Parameter files: The recordings to answer from.
  /// - Throws: `PageAdapterError.stubs` for a recording that can't be used.
  init(
    files: [String], access: NetworkAccess, connection: DevToolsConnection, clock: AppClock,
    network: PageNetwork, log: PageLog
  ) throws(PageAdapterError) {
    self.connection = connection
    self.clock = clock
    self.network = network
    self.access = access
    self.log = log
    table = StubTable()
    for file in files {
      do {
        for stub in try HARArchive(contentsOf: file).stubs(from: file) {
          try table.add(stub, from: .launch)
        }
      } catch let problem as HARError {
        throw .stubs(problem.message)
      } catch let problem as StubProblem {
        throw .stubs(problem.message)
      } catch {
        throw .stubs("\(error)")
      }
    }
  }

  /// What makes the browser hold the requests; nothing if all may leave unchanged.
  var enabling: (method: String, parameters: JSON)? {
    guard access.isClosed || table.count > 0 else { return nil }
    return (
      "Fetch.enable",
      ["patterns": [["urlPattern": "http://*"], ["urlPattern": "https://*"]]]
    )
  }

  /// Takes the event with which the browser announces a request.
  ///
  /// - Parameter session: The page that makes the request.
  func take(_ event: JSON, session: String) {
    guard let paused = PausedRequest(event) else { return }
    let request = paused.request
    let mayLeave = access.allows(request.url)
    if paused.isPreflight, !mayLeave { return tell(paused.allowing, session) }
    switch table.decide(request) {
    case .answer(let answer, let stub):
      guard let body = answer.body.contents else {
        return refuse(paused, "its body can't be read: \(stub.origin ?? "")", session)
      }
      send(answer, body, to: paused, session)
    case .ask: refuse(paused, "no test computes answers for a page", session)
    case .refuse(let refusal):
      if mayLeave { return tell(paused.passing, session) }
      log.line("\(refusal.facts) \(Self.advice)")
      tell(paused.refusing, session)
    }
  }

  private func refuse(_ paused: PausedRequest, _ reason: String, _ session: String) {
    log.line("\(paused.request.shownTitle) was refused: a stub matches, but \(reason).")
    tell(paused.refusing, session)
  }

  /// Gives an answer when its time has come on the page's clock.
  private func send(
    _ answer: StubAnswer, _ body: Data, to paused: PausedRequest, _ session: String
  ) {
    let order = paused.answering(answer, body)
    let delay = Self.delay(of: answer, byteCount: body.count)
    guard delay > 0, !(isOpening && paused.isDocument) else { return tell(order, session) }
    network.postpone(paused.networkIdentifier)
    clock.schedule(after: delay, named: "the answer to \(paused.request.shownTitle)") {
      [weak self] in
      self?.network.resume(paused.networkIdentifier)
      self?.tell(order, session)
    }
  }

  private func tell(_ order: PausedRequest.Order, _ session: String) {
    connection.tell(order.method, session: session, order.parameters)
  }

  /// The time, in seconds, until an answer is complete.
  private static func delay(of answer: StubAnswer, byteCount: Int) -> Double {
    if answer.fault == .timeout { return max(answer.delay, timeout) }
    let pacing = BodyPacing(byteCount: byteCount, bytesPerSecond: answer.bytesPerSecond)
    return max(0, answer.delay) + (pacing.parts.last?.time ?? 0)
  }

  /// After how many seconds of the page's time a server that never answers is given up.
  private static let timeout = 60.0
  private static let advice = """
    To answer it, name a recording with -stubs FILE; to let it out, launch with \
    -ui-testing.network.hosts HOST.
    """
}

extension StubAnswer.Body {
  /// The bytes; `nil` if the file can't be read.
  fileprivate var contents: Data? {
    switch self {
    case .data(let data): data
    case .file(let path): FileManager.default.contents(atPath: path)
    }
  }
}
