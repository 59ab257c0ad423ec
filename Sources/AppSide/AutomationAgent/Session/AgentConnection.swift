import AppRuntime
import AutomationProtocol
import Foundation

/// Where the agent's lines come from and go to.
@MainActor
public protocol AgentConnection: AnyObject {
  /// Longer lines are dropped, in bytes.
  var lineLimit: Int { get }
  /// Waits for the next line; nil when the other side is gone.
  func nextFrame() -> LineFramer.Frame?
  /// Hands every further line to a receiver, in turns of the loop; nil once, when the other side is
  /// gone.
  func start(on loop: EventLoop, _ receive: @escaping @MainActor (LineFramer.Frame?) -> Void)
  /// Sends a line with its end.
  func send(_ line: Data)
}
