import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation

/// A connection whose other side is the test itself.
@MainActor
final class FakeConnection: AgentConnection {
  var lineLimit = LineFramer.defaultLimit
  var waiting: [LineFramer.Frame] = []
  private(set) var sent: [Data] = []
  private(set) var receiver: (@MainActor (LineFramer.Frame?) -> Void)?

  func nextFrame() -> LineFramer.Frame? { waiting.isEmpty ? nil : waiting.removeFirst() }

  func start(on loop: EventLoop, _ receive: @escaping @MainActor (LineFramer.Frame?) -> Void) {
    receiver = receive
  }

  var onSend: (@MainActor () -> Void)?

  func send(_ line: Data) {
    sent.append(line)
    onSend?()
  }
}
