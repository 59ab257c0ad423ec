import AppRuntime
import Foundation
import LaunchDomain
import NetworkStubs
import Synchronization

extension NetworkCenter {
  /// Sends an answer.
  func deliver(
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
    note(answer.fault.map { .fault($0) } ?? .status(answer.status), of: number)
    if (301...308).contains(answer.status), answer.headers["Location"] != nil {
      state.withLock { $0.transfers[number]?.isRedirected = true }
    }
    let delivery = AnswerDelivery(answer: answer, body: body, isHead: request.method == "HEAD")
    send(delivery.steps, from: 0, at: 0, to: number, title: request.shownTitle)
  }

  /// Carries out the steps of a delivery that are due; the others follow in app time (`AnswerTiming`).
  private func send(
    _ steps: [AnswerDelivery.Step], from index: Int, at time: Double, to number: UInt, title: String
  ) {
    for next in index..<steps.count {
      let step = steps[next]
      guard step.time <= time else {
        // The clock must not advance while bytes are on their way, or the next ones would arrive with them.
        return StubServer.shared.whenSent(to: number) { [self] in
          timing.wait(
            step.time - time, "the answer to \(title)", for: number,
            onPause: { [self] in pause(number) },
            onResume: { [self] in
              resume(number, title)
              send(steps, from: next, at: step.time, to: number, title: title)
            })
        }
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
}
