import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization
import SystemShims

extension Conversation {
  /// The real time that a process may take to end after its output has ended.
  static let timeToEnd = Duration.seconds(1)

  /// Ends the app; when this method returns, its processes and its container are gone.
  func end(_ teardown: Teardown) {
    // From now on requests are refused, even while the app is still ending.
    memory.withLock { $0.hasEnded = true }
    SleepTaker.inRealTime {
      isGone.withLock { isGone in
        guard !isGone else { return }
        if let process {
          let wasRunning = process.reaped == nil
          memory.withLock { $0.isEndedHere = wasRunning }
          _ = teardown.run(on: self)
          process.killOrphans()
        } else if let limit = teardown.steps.first?.limit {
          ask(upTo: limit)
        }
        transport.close()
        process?.drainErrors()
        container?.remove()
        LiveSessions.remove(self)
        isGone = true
      }
    }
  }

  /// Ends an app after a fault.
  ///
  /// - Returns: What is known about the app, including its last output.
  func ended() -> AppSessionError.Circumstances {
    end(.immediate)
    return circumstances
  }

  /// Ends the app because a line could not be sent or received.
  ///
  /// - Returns: The error to throw.
  func broken(by problem: TransportProblem, after time: Duration) -> AppSessionError {
    switch problem {
    case .closed, .failed:
      // If the app survives the loss of its streams it is killed, and then its end explains nothing.
      let end = process?.waitForEnd(upTo: Self.timeToEnd)
      if let flood = process?.flood, flood.limit != nil { return flooded(flood) }
      return .ended(end, ended())
    case .timedOut:
      process?.waitForCrashReport(upTo: answerLimit)
      // A child of the app may hold its streams open after the app itself has crashed.
      let flood = process?.flood
      if let end = process?.reaped, flood?.limit == nil { return .ended(end, ended()) }
      if let flood { return flooded(flood) }
      if let process, ProcessFamily.isStopped(process.identifier) {
        var known = ended()
        known.stopped = launch.executable.lastPathComponent
        return .noAnswer(after: time, known)
      }
      let stack = mainThread()
      var known = ended()
      known.mainThread = stack
      return .noAnswer(after: time, known)
    case .tooLong(let byteCount, let limit):
      return .answerTooLong(byteCount: byteCount, limit: limit, ended())
    }
  }

  /// Ends an app that writes too much output.
  ///
  /// - Returns: The error to throw.
  func flooded(_ flood: OutputFlood) -> AppSessionError {
    var flood = flood
    flood.firstLines = flood.firstLines.map(redact)
    return .flooded(flood, ended())
  }

  /// Ends the app because its answer cannot be read.
  ///
  /// - Returns: The error to throw.
  func broken(by problem: DecodingProblem) -> AppSessionError {
    .malformedAnswer(hidingSecrets(of: problem), ended())
  }
}

extension Conversation {
  /// The real time that a hanging process may take to report its main thread's stack.
  private static let timeToReport = Duration.seconds(1)

  /// Returns the main thread's stack of an unresponsive app, or an empty array if the app can't report it.
  private func mainThread() -> [String] {
    guard let process, process.requestBacktrace() else { return [] }
    let deadline = ContinuousClock.now + Self.timeToReport
    while let line = try? transport.receive(by: deadline) {
      // The pending answer may arrive, too.
      guard let backtrace = BacktraceNotification(line: line) else { continue }
      let images = ProcessImages(of: process.identifier)
      return SleepTaker.inRealTime { MainThreadStack.lines(of: backtrace.addresses, in: images) }
    }
    return []
  }
}

extension Conversation: TeardownTarget {
  func ask(upTo limit: Duration) {
    // Another thread may hold the lock while it waits for an answer. The next teardown steps don't need it.
    _ = exchange.withLockIfAvailable { exchange in
      try? roundTrip(TerminateCall(), &exchange, by: .now + limit)
    }
  }

  func closeInput() { transport.close() }

  func interrupt() { process?.signal(SIGTERM) }

  func kill() -> ProcessEnd { process?.kill() ?? .signalled(SIGKILL) }

  func waitForEnd(upTo limit: Duration) -> ProcessEnd? { process?.waitForEnd(upTo: limit) }
}
