import AppRuntime
import AutomationProtocol
import Foundation

/// The agent's connection to the test.
@MainActor
public protocol AgentConnection: AnyObject {
  /// The length, in bytes, above which a line is dropped.
  var lineLimit: Int { get }
  /// Waits for the next line; returns `nil` if the test has disconnected.
  func nextFrame() -> LineFramer.Frame?
  /// Passes all further lines to a receiver, in turns of the loop; passes `nil` once the test has
  /// disconnected.
  func start(on loop: EventLoop, _ receive: @escaping @MainActor (LineFramer.Frame?) -> Void)
  /// Sends a line, including its line end.
  func send(_ line: Data)
}
