import AutomationProtocol
import Foundation
import LaunchDomain

/// What the agent needs of a toolkit: its elements, a way to deliver events to it, and pictures.
///
/// Give one of these to an `AgentSession`, and an app built with that toolkit can be tested.
@MainActor
public protocol ElementTree: AnyObject {
  /// The application, the root of the tree.
  var application: any AutomationElement { get }
  /// Grows whenever anything that can be seen from outside changes.
  var version: UInt64 { get }
  /// The size of the screen, in points.
  var screenSize: CGSize { get }
  /// The element that typed text goes to.
  var focusedElement: (any AutomationElement)? { get }

  /// What became of the launch arguments; nil when the app does not say.
  var launchAudit: LaunchAudit? { get }

  /// The frontmost element that would get a touch.
  ///
  /// - Parameter point: In points of the screen.
  func element(at point: CGPoint) -> (any AutomationElement)?

  /// Hands an event to the toolkit, where it takes the way that a person's event takes.
  func deliver(_ event: InputEvent)

  /// Lets app time pass until no change of screen runs any more, and nothing moves that a person
  /// would let come to rest; what else is due on the way happens.
  ///
  /// The default does nothing, for toolkits without such things.
  func finishMovements()

  /// Draws the screen, or one element of it.
  ///
  /// - Throws: An `AutomationFailure` when there is no such picture.
  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture

  /// Ends the app as a person would; it may return.
  func terminate()
}

extension ElementTree {
  /// Nil: most toolkits know nothing of launch arguments.
  public var launchAudit: LaunchAudit? { nil }

  /// Does nothing: most toolkits move nothing by themselves.
  public func finishMovements() {}
}

/// A picture of the screen or a part of it.
public struct Capture: Sendable {
  /// The picture's bytes.
  public var data: Data
  /// Its size, in points.
  public var size: CGSize

  /// Makes a picture.
  public init(data: Data, size: CGSize) {
    self.data = data
    self.size = size
  }
}
