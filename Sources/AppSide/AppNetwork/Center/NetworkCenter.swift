import AppRuntime
import AutomationAgent
import Foundation
import LaunchDomain
import NetworkStubs
import Synchronization
import TransferRouting

/// The stubs of the process, and the transfers in progress.
final class NetworkCenter: Sendable {
  static let shared = NetworkCenter()

  struct State {
    var settings: NetworkSettings?
    var table = StubTable()
    /// The test's numbers of its stubs, by their numbers in the table.
    var testNumbers: [Int: Int] = [:]
    var transfers: [UInt: Transfer] = [:]
    /// The work of redirects that the app hasn't followed or refused yet, by transfer.
    var redirects: [UInt: WorkInFlight.Activity] = [:]
    /// The tracker that counts requests as the app's work.
    var work: WorkInFlight?
    /// The time on the app's clock when it was last read, in seconds.
    var now = 0.0
    var recording: [HARArchive.Entry] = []
    /// The refused connections outside URLSession, each once.
    var refusedConnections: [RefusedConnection] = []
    /// The addresses of the hosts that an open network is open to.
    var permittedAddresses: Set<String> = []
  }

  let state = Mutex(State())
  let timing = AnswerTiming()

  /// Runs code with the state, after the launch arguments and the recordings have been read.
  ///
  /// Ends the process if they can't be used, before a request can go out.
  func withSettings<Value: Sendable>(
    _ body: (inout State, NetworkSettings.Access) throws -> Value
  ) -> Value {
    let outcome = state.withLock { state in
      Result { try body(&state, try Self.settings(&state)) }
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let error):
      Self.log(NetworkLaunchError.message(of: error))
      exit(EX_USAGE)
    }
  }

  private static func settings(_ state: inout State) throws -> NetworkSettings.Access {
    if let settings = state.settings { return settings.access }
    let settings = try NetworkSettings()
    state.settings = settings
    guard settings.access != .unwatched else { return .unwatched }
    if case .recorded(let file, _) = settings.access { try HARArchive.checkCanWrite(to: file) }
    for file in settings.stubFiles {
      for stub in try HARArchive(contentsOf: file).stubs(from: file) {
        try state.table.add(stub, from: .launch)
      }
    }
    if case .recorded = settings.access { writeRecordingAtEnd }
    return settings.access
  }

  /// Writes a line to the app's log.
  static func log(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("AppNetwork: \(message)\n".utf8))
  }

  /// Reads the launch arguments now, so that a mistake ends the launch instead of a request.
  func prepare() {
    withSettings { state, _ in
      if let text = getenv(LaunchStubs.variable).map({ String(cString: $0) }) {
        unsetenv(LaunchStubs.variable)
        let launch = try JSONDecoder().decode(LaunchStubs.self, from: Data(text.utf8))
        for call in launch.stubs { try state.add(call) }
      }
    }
  }

  /// Returns whether a transfer is answered here; if so, begins to track it.
  func begin(transfer number: UInt, url: String, caller: [UInt]) -> Bool {
    guard !url.hasSuffix(Forwarder.mark) else { return false }
    return withSettings { state, access in
      switch access {
      case .unwatched: return false
      case .open where state.table.count == 0 || !Self.isOfHTTP(url),
        .recorded where !Self.isOfHTTP(url):
        if isOpen(to: NetworkURL(url).host, state) { return false }
      default: break
      }
      let shown = NetworkRequest("", url).shownTitle.dropFirst()
      state.transfers[number] = Transfer(
        url: String(url.prefix { $0 != "#" }), callerAddresses: caller,
        activity: state.work?.begin("network", "waiting for the answer to \(shown)"))
      return true
    }
  }

  /// Ends a transfer, for any reason.
  ///
  /// After a redirect the app stays busy until it has decided whether to follow. Otherwise its clock could
  /// advance to the request's timeout, which URLSession doesn't expect while it waits for its delegate.
  func end(transfer number: UInt) {
    let transfer = state.withLock { state in
      let transfer = state.transfers.removeValue(forKey: number)
      if let transfer, transfer.isRedirected {
        state.redirects[number] = state.work?.begin(
          "network",
          "following the redirect of \(NetworkRequest("", transfer.url).shownTitle.dropFirst())")
      }
      return transfer
    }
    guard let transfer else { return }
    StubServer.shared.forget(transfer: number)
    timing.cancelWait(for: number)
    transfer.activity?.end()
  }

  /// Called when a finished transfer needs no further handling.
  func forget(transfer number: UInt) {
    let activity = state.withLock { $0.redirects.removeValue(forKey: number) }
    activity?.end()
  }

  /// Answers a request that has arrived completely.
  func receive(_ head: NetworkRequest, of number: UInt) {
    let (request, decision) = state.withLock { state -> (NetworkRequest, StubTable.Decision?) in
      var request = head
      request.url = state.transfers[number]?.url ?? head.url
      // A recording holds the real service's answers, so no stub counts as used.
      if case .recorded = state.settings?.access, isOpen(to: request.parts.host, state) {
        return (request, nil)
      }
      return (request, state.table.decide(request))
    }
    guard Self.isOfHTTP(request.url) else {
      // URLSession would crash if FTP had an answer of HTTP.
      var refusal = Refusal(request: request)
      refusal.failedStub = "stubs answer HTTP only, and the network is closed to other protocols"
      return refuse(refusal, of: number)
    }
    switch decision {
    case nil: forward(request, of: number)
    case .answer(let answer, let stub):
      record(request, .answered(by: stub), of: number)
      deliver(answer, to: number, request, stub)
    case .ask(let stub):
      record(request, .answered(by: stub), of: number)
      let testNumber = state.withLock { $0.testNumbers[stub.number] } ?? -1
      timing.ask(AnswerQuestion(stub: testNumber, request: request)) { [self] outcome in
        switch outcome {
        case .success(let answer):
          if let problem = answer.problem {
            return refuse(request, of: number, because: problem.message, stub)
          }
          deliver(answer, to: number, request, stub)
        case .failure(let problem): refuse(request, of: number, because: problem.reason, stub)
        }
      }
    case .refuse(let refusal):
      let goesOut = state.withLock { isOpen(to: request.parts.host, $0) }
      if goesOut { return forward(request, of: number) }
      refuse(refusal, of: number)
    }
  }

  private static func isOfHTTP(_ url: String) -> Bool {
    ["http", "https"].contains(NetworkURL(url).scheme)
  }

  /// Returns whether requests to a host may go out.
  func isOpen(to host: String, _ state: State) -> Bool {
    guard let hosts = state.settings?.access.openHosts else { return false }
    return hosts.isEmpty
      || hosts.contains {
        RequestPattern.any("//\($0)/**").matches(NetworkRequest("", "//\(host)/"))
      }
  }

  func record(
    _ request: NetworkRequest, _ outcome: RequestRecord.Outcome, of number: UInt,
    caller: String? = nil
  ) {
    state.withLock { state in
      let position = state.table.record(request, outcome, time: state.now, caller: caller)
      state.transfers[number]?.request = position
    }
    timing.wakeMainLoop()
  }

  /// Records the answer to a transfer's request.
  func note(_ answer: RequestRecord.Answer, of number: UInt) {
    state.withLock { state in
      guard let request = state.transfers[number]?.request else { return }
      state.table.note(answer, ofRequest: request)
    }
  }

  func refuse(
    _ request: NetworkRequest, of number: UInt, because reason: String, _ stub: StubReference
  ) {
    var refusal = Refusal(request: request, caller: nil, nearest: [], usedUp: nil, stubCount: 0)
    refusal.failedStub =
      "the stub \(stub.pattern.code)\(stub.origin.map { " at \($0)" } ?? "") gave no answer: \(reason)"
    refuse(refusal, of: number)
  }

  private func refuse(_ refusal: Refusal, of number: UInt) {
    var refusal = refusal
    let (addresses, work) = state.withLock {
      ($0.transfers[number]?.callerAddresses ?? [], $0.work)
    }
    refusal.caller = CallerLine.text(of: addresses, asWorkOf: work)
    refusal.isOpenToOthers = state.withLock { $0.settings?.access.openHosts != nil }
    record(refusal.request, .refused(refusal), of: number, caller: refusal.caller)
    Self.log(refusal.message)
    fail(number, TransferError.refused, refusal.shortMessage)
  }

  /// Ends a transfer with an error.
  func fail(_ number: UInt, _ error: TransferError, _ message: String?) {
    transfer_routing_fail(number, error.code, error.systemError, message)
    StubServer.shared.finish(transfer: number)
  }
}

extension NetworkCenter.State {
  /// Adds a stub of the test.
  ///
  /// - Throws: `StubProblem` if it can't be used.
  mutating func add(_ call: AddStubCall) throws(StubProblem) {
    testNumbers[try table.add(call.stub, from: .test)] = call.number
  }

  /// Removes a stub of the test.
  mutating func removeStub(numbered number: Int) {
    for (key, value) in testNumbers where value == number { table.remove(key) }
  }
}
