import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation

/// Carries out the test's fetches, one after the other.
@MainActor
final class FetchExtension: AgentExtension {
  let calls: [any AutomationCall.Type] = [FetchCall.self, DialCall.self, TimerCall.self]
  private var loop: EventLoop?
  private var fetcher: Fetcher?
  private var dialing: DialingThread?
  private var timer: LateTimer?
  private var start = 0.0

  func begin(on loop: EventLoop, ask: @escaping AgentQuestion.Sender) { self.loop = loop }

  func answer(_ call: any AutomationCall, isLast: Bool) throws -> (any Codable & Sendable)? {
    if let call = call as? DialCall {
      return call.isOnThread ? dialOnThread(call, isLast: isLast) : Dialer.dial(call)
    }
    if let call = call as? TimerCall { return result(of: call) }
    guard let call = call as? FetchCall else { return nil }
    let now = loop?.clock.now ?? 0
    guard let fetcher else {
      start = now
      fetcher = Fetcher(call)
      fetcher?.start()
      if call.blocksMainThread { fetcher?.wait() }
      return nil
    }
    guard var result = fetcher.result ?? (isLast ? fetcher.state : nil) else { return nil }
    self.fetcher = nil
    result.elapsed = now - start
    return result
  }

  private func dialOnThread(_ call: DialCall, isLast: Bool) -> DialCall.Result? {
    let dialing = dialing ?? DialingThread(call)
    let result = dialing.result
    self.dialing = result == nil && !isLast ? dialing : nil
    return result ?? (isLast ? DialCall.Result(lookUp: EAI_AGAIN, connection: nil) : nil)
  }

  private func result(of call: TimerCall) -> TimerCall.Result? {
    let now = loop?.clock.now ?? 0
    guard let timer else {
      start = now
      timer = LateTimer(after: call.seconds)
      return nil
    }
    guard timer.isOver else { return nil }
    self.timer = nil
    return TimerCall.Result(elapsed: now - start)
  }

  func timeout(of call: any AutomationCall) -> TimeInterval {
    if call is TimerCall { return 600 }
    if let call = call as? DialCall { return call.isOnThread ? 2 : 0 }
    return call is FetchCall ? 600 : 0
  }
}
