import Foundation
import Synchronization
import Testing

@testable import AppDriving

/// An app that ends at one of the steps, and records the steps.
private final class FakeTarget: TeardownTarget {
  private let state: Mutex<(log: [String], hasEnded: Bool)>
  private let lastStraw: String

  init(endingAt step: String) {
    lastStraw = step
    state = Mutex((log: [], hasEnded: step == "start"))
  }

  var log: [String] { state.withLock { $0.log } }

  private func did(_ step: String) {
    state.withLock { state in
      state.log.append(step)
      state.hasEnded = state.hasEnded || step == lastStraw
    }
  }

  func ask(upTo limit: Duration) { did("ask") }
  func closeInput() { did("close") }
  func interrupt() { did("interrupt") }

  func kill() -> ProcessEnd {
    did("kill")
    return .signalled(SIGKILL)
  }

  func waitForEnd(upTo limit: Duration) -> ProcessEnd? {
    state.withLock { $0.hasEnded ? .exited(status: 0) : nil }
  }
}

@Suite struct `Ending an app` {
  @Test(arguments: [
    ("start", []),
    ("ask", ["ask"]),
    ("close", ["ask", "close"]),
    ("interrupt", ["ask", "close", "interrupt"]),
    ("kill", ["ask", "close", "interrupt", "kill"]),
    ("never", ["ask", "close", "interrupt", "kill"]),
  ]) func `stops at the first step that ends it`(step: String, steps: [String]) {
    let target = FakeTarget(endingAt: step)
    let end = Teardown.standard.run(on: target)
    #expect(target.log == steps)
    #expect(end == (steps.last == "kill" ? .signalled(SIGKILL) : .exited(status: 0)))
  }

  @Test func `only kills it if immediate`() {
    let target = FakeTarget(endingAt: "ask")
    _ = Teardown.immediate.run(on: target)
    #expect(target.log == ["kill"])
  }
}
