import Foundation
import Testing

@testable import AdapterSupport

/// The time for which a program is waited for, regardless of the machine's load.
@MainActor
@Suite struct `Patience with a program` {
  private let limits = Patience.Limits(idle: 2, work: 8)

  @Test func `ends when the program has done nothing for long`() {
    #expect(limits.rest(afterIdling: 0.5, working: 0, inAll: 0.5) == 1.5)
    #expect(limits.rest(afterIdling: 2, working: 0, inAll: 2) <= 0)
  }

  @Test func `continues while the program computes or waits for a processor`() {
    #expect(limits.rest(afterIdling: 0.25, working: 1, inAll: 15) == 1.75)
  }

  @Test func `ends when the program computes without end`() {
    #expect(limits.rest(afterIdling: 0.25, working: 7.5, inAll: 15) == 0.5)
    #expect(limits.rest(afterIdling: 0.25, working: 8, inAll: 15) <= 0)
  }

  @Test func `ends before the test gives up, unless a longer limit is set`() {
    #expect(limits.rest(afterIdling: 0.25, working: 1, inAll: 19.5) == 0.5)
    let long = Patience.Limits(idle: 60, work: 240)
    #expect(long.rest(afterIdling: 0.25, working: 1, inAll: 50) == 10)
  }

  @Test func `has four times the limit for a program that may compute`() {
    #expect(Patience.Limits.program(upTo: 2, mayCompute: true) == limits)
    #expect(
      Patience.Limits.program(upTo: 2, mayCompute: false) == Patience.Limits(idle: 2, work: 2))
  }

  /// Starts a shell, which is killed after the body.
  private func withShell(_ script: String, _ body: (Int32) throws -> Void) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.standardInput = Pipe()
    try shell.run()
    defer { kill(shell.processIdentifier, SIGKILL) }
    try body(shell.processIdentifier)
  }

  /// Waits until the patience is over.
  private func wait(_ patience: Patience) {
    var patience = patience
    while !patience.isOver() { usleep(UInt32(patience.timeToLook * 1_000_000) + 1) }
  }

  @Test func `counts all time without a program to watch`() {
    let start = ContinuousClock.now
    wait(Patience(with: nil, Patience.Limits(idle: 0.05, work: 3600)))
    #expect(ContinuousClock.now - start >= .milliseconds(50))
  }

  @Test func `ends for a waiting shell that could work for an hour`() throws {
    try withShell("read line") { shell in
      wait(Patience(with: ActivityWatch(of: shell), Patience.Limits(idle: 0.05, work: 3600)))
    }
  }

  @Test func `ends for a computing shell that could wait for an hour`() throws {
    try withShell("while :; do :; done") { shell in
      let watch = ActivityWatch(of: shell)
      let before = try #require(watch.readWork()[shell])
      wait(Patience(with: watch, Patience.Limits(idle: 3600, work: 0.05)))
      let after = try #require(watch.readWork()[shell])
      #expect(after.running - before.running >= 0.05)
    }
  }
}
