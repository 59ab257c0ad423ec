import AppDriving
import Foundation

/// A transport to an app in this process: function calls on the main actor.
///
/// On the main thread the calls are direct; from another thread the transport switches to the main
/// actor and waits.
final class InProcessTransport: Transport {
  private let app: InProcessApp

  init(_ app: InProcessApp) { self.app = app }

  var isInProcess: Bool { true }

  func send(_ line: Data, by deadline: ContinuousClock.Instant) throws(TransportProblem) {
    guard MainThread.run({ [app] in app.take(line) }) else {
      throw .closed(unfinished: Data())
    }
  }

  func receive(by deadline: ContinuousClock.Instant) throws(TransportProblem) -> Data {
    let (answer, hasEnded) = MainThread.run { [app] in
      (app.nextAnswer(by: deadline), app.hasEnded)
    }
    if let answer { return answer }
    throw hasEnded ? .closed(unfinished: Data()) : .timedOut(unfinished: Data())
  }

  func close() { MainThread.runSoon { [app] in app.close() } }
}
