import AppRuntime
import AutomationAgent
import Foundation
import LaunchDomain
import NetworkStubs
import Synchronization
import TransferRouting

/// The stubs of the process, and the transfers that are under way.
final class NetworkCenter: Sendable {
  static let shared = NetworkCenter()

  struct State {
    var settings: NetworkSettings?
    var table = StubTable()
    var transfers: [UInt: Transfer] = [:]
    /// Where requests are counted as the app's work.
    var work: WorkInFlight?
    /// The present moment of the app's clock, as of the last time that it was looked at.
    var now = 0.0
    var recording: [HARArchive.Entry] = []
  }

  let state = Mutex(State())
  let timing = AnswerTiming()

  /// Returns what the launch arguments say, reading them and the recordings at the first time.
  ///
  /// What can't be used ends the process, before a request could go out.
  private func settings(_ state: inout State) -> NetworkSettings.Access {
    if let settings = state.settings { return settings.access }
    do {
      let settings = try NetworkSettings()
      state.settings = settings
      guard settings.access != .unwatched else { return .unwatched }
      for file in settings.stubFiles {
        for stub in try HARArchive(contentsOf: file).stubs(from: file) {
          try state.table.add(stub, from: .launch)
        }
      }
      return settings.access
    } catch {
      Self.end(because: error)
    }
  }

  private static func end(because error: any Error) -> Never {
    let message =
      switch error {
      case let error as NetworkLaunchError: error.message
      case let error as HARError: error.message
      case let error as StubProblem: error.message
      default: "\(error)"
      }
    log(message)
    exit(EX_USAGE)
  }

  /// Writes a line to the app's log.
  static func log(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("AppNetwork: \(message)\n".utf8))
  }

  /// Reads the launch arguments now, so that a mistake ends the launch instead of a request.
  func prepare() {
    state.withLock { state in
      let access = settings(&state)
      if case .recorded = access { Self.writeRecordingAtExit }
      guard let text = getenv(LaunchStubs.variable).map({ String(cString: $0) }) else { return }
      unsetenv(LaunchStubs.variable)
      do {
        let launch = try JSONDecoder().decode(LaunchStubs.self, from: Data(text.utf8))
        for stub in launch.stubs { try state.table.add(stub, from: .test) }
      } catch {
        Self.end(because: error)
      }
    }
  }

  /// Decides whether a transfer is answered here.
  func begin(transfer number: UInt, url: String, caller: [UInt]) -> Bool {
    guard !url.hasSuffix(Forwarder.mark) else { return false }
    return state.withLock { state in
      switch settings(&state) {
      case .unwatched: return false
      case .open where state.table.count == 0 && isOpen(to: NetworkURL(url).host, state): return false
      default: break
      }
      let shown = NetworkRequest("", url).shownTitle.dropFirst()
      state.transfers[number] = Transfer(
        url: String(url.prefix { $0 != "#" }), callerAddresses: caller,
        activity: state.work?.begin("network", "waiting for the answer to \(shown)"))
      return true
    }
  }

  /// Forgets a transfer that has ended, however that was.
  func end(transfer number: UInt) {
    let transfer = state.withLock { $0.transfers.removeValue(forKey: number) }
    transfer?.activity?.end()
  }

  /// Answers a request that has arrived as a whole.
  func receive(_ head: NetworkRequest, of number: UInt) {
    let (request, decision, access) = state.withLock {
      state -> (NetworkRequest, StubTable.Decision, NetworkSettings.Access) in
      var request = head
      request.url = state.transfers[number]?.url ?? head.url
      return (request, state.table.decide(request), state.settings?.access ?? .closed)
    }
    if case .recorded = access { return forward(request, of: number) }
    switch decision {
    case .answer(let answer, let stub):
      record(request, .answered(by: stub), of: number)
      deliver(answer, to: number, request, stub)
    case .ask(let stub):
      record(request, .answered(by: stub), of: number)
      timing.ask(AnswerQuestion(stub: stub.number, request: request)) { [self] outcome in
        switch outcome {
        case .success(let answer): deliver(answer, to: number, request, stub)
        case .failure(let problem): refuse(request, of: number, because: problem.reason, stub)
        }
      }
    case .refuse(let refusal):
      let goesOut = state.withLock { isOpen(to: request.parts.host, $0) }
      if goesOut { return forward(request, of: number) }
      refuse(refusal, of: number)
    }
  }

  private func isOpen(to host: String, _ state: State) -> Bool {
    guard case .open(let hosts) = state.settings?.access else { return false }
    return hosts.isEmpty
      || hosts.contains { RequestPattern.any("//\($0)/**").matches(NetworkRequest("", "//\(host)/")) }
  }

  private func record(
    _ request: NetworkRequest, _ outcome: RequestRecord.Outcome, of number: UInt,
    caller: String? = nil
  ) {
    state.withLock { state in
      state.table.record(request, outcome, time: state.now, caller: caller)
    }
    timing.wakeMainLoop()
  }

  private func refuse(
    _ request: NetworkRequest, of number: UInt, because reason: String, _ stub: StubReference
  ) {
    var refusal = Refusal(request: request, caller: nil, nearest: [], usedUp: nil, stubCount: 0)
    refusal.failedStub =
      "the stub \(stub.pattern.code)\(stub.origin.map { " at \($0)" } ?? "") gave no answer: \(reason)"
    refuse(refusal, of: number)
  }

  private func refuse(_ refusal: Refusal, of number: UInt) {
    var refusal = refusal
    let addresses = state.withLock { $0.transfers[number]?.callerAddresses ?? [] }
    refusal.caller = CallerLine.text(of: addresses)
    if case .open = state.withLock({ $0.settings?.access }) { refusal.isOpenToOthers = true }
    record(refusal.request, .refused(refusal), of: number, caller: refusal.caller)
    Self.log(refusal.message)
    fail(number, TransferError.refused, refusal.shortMessage)
  }

  /// Ends a transfer with an error.
  func fail(_ number: UInt, _ error: TransferError, _ message: String?) {
    transfer_routing_fail(number, error.code, error.systemError, message)
    StubServer.shared.close(transfer: number)
  }

  // MARK: Answers

  private func deliver(
    _ answer: StubAnswer, to number: UInt, _ request: NetworkRequest, _ stub: StubReference
  ) {
    let body: Data
    switch answer.body {
    case .data(let data): body = data
    case .file(let path):
      do {
        body = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      } catch {
        let reason = "its file \(path) can't be read: \(error.systemReason)"
        return refuse(request, of: number, because: reason, stub)
      }
    }
    let delivery = AnswerDelivery(answer: answer, body: body, isHead: request.method == "HEAD")
    send(delivery.steps, from: 0, at: 0, to: number, title: request.shownTitle)
  }

  /// Takes the steps of a delivery that are due, and leaves the others to the app's clock.
  private func send(
    _ steps: [AnswerDelivery.Step], from index: Int, at time: Double, to number: UInt, title: String
  ) {
    for next in index..<steps.count {
      let step = steps[next]
      guard step.time <= time else {
        return timing.wait(
          step.time - time, "the answer to \(title)", pausing: { [self] in pause(number) },
          resuming: { [self] in
            resume(number, title)
            send(steps, from: next, at: step.time, to: number, title: title)
          })
      }
      switch step.event {
      case .bytes(let bytes): StubServer.shared.send(bytes, to: number)
      case .end: StubServer.shared.finish(transfer: number)
      case .failure(let error, let text): fail(number, error, text)
      }
    }
  }

  private func pause(_ number: UInt) {
    let activity = state.withLock { state in
      let activity = state.transfers[number]?.activity
      state.transfers[number]?.activity = nil
      return activity
    }
    activity?.end()
  }

  private func resume(_ number: UInt, _ title: String) {
    state.withLock { state in
      guard state.transfers[number] != nil else { return }
      state.transfers[number]?.activity = state.work?.begin(
        "network", "receiving the answer to \(title)")
    }
  }

  private func forward(_ request: NetworkRequest, of number: UInt) {
    record(request, .passed, of: number)
    Forwarder.shared.send(request) { [self] result in
      switch result {
      case .success(let entry):
        if case .recorded = state.withLock({ $0.settings?.access }) {
          state.withLock { $0.recording.append(entry) }
        }
        let stub = StubReference(
          number: -1, pattern: .like(request), origin: "the real service", laterMatches: 0)
        deliver(entry.answer, to: number, request, stub)
      case .failure(let error): fail(number, TransferError(error), error.localizedDescription)
      }
    }
  }

  private static let writeRecordingAtExit: Void = { _ = atexit { NetworkCenter.shared.writeRecording() } }()

  /// Writes the recording without secrets, and says what was taken out.
  func writeRecording() {
    let (access, entries) = state.withLock { ($0.settings?.access, $0.recording) }
    guard case .recorded(let file) = access else { return }
    let clean = HARRedaction(HARArchive(entries: entries))
    do {
      try clean.archive.write(to: file)
      Self.log("\(file): \(entries.count) requests recorded, \(clean.removals.count) secrets taken out")
      for removal in clean.removals {
        Self.log("taken out of log.entries[\(removal.entry)]: \(removal.place)")
      }
    } catch {
      Self.log(error.message)
    }
  }
}
