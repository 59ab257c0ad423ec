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

  /// What is in front and keeps tests from everything behind it; nil when nothing is.
  var modalElement: (any AutomationElement)? { get }

  /// What became of the launch arguments; nil when the app does not say.
  var launchAudit: LaunchAudit? { get }

  /// The frontmost element that would get a touch.
  ///
  /// - Parameter point: In points of the screen.
  func element(at point: CGPoint) -> (any AutomationElement)?

  /// Hands an event to the toolkit, where it takes the way that a person's event takes.
  func deliver(_ event: InputEvent)

  /// Types a text, as long as something takes it.
  ///
  /// The default delivers it as one event and leaves nothing.
  ///
  /// - Returns: What was not typed, as nothing had keyboard focus any more.
  func type(_ text: String) -> Substring

  /// Lets app time pass until no change of screen runs any more, and nothing moves that a person
  /// would let come to rest; what else is due on the way happens.
  ///
  /// The default does nothing, for toolkits without such things.
  func finishMovements()

  /// Lets app time pass until all has come to rest that an interaction has set in motion, animations of
  /// single views too.
  ///
  /// The default finishes movements.
  func finishAnimations()

  /// Draws the screen, or one element of it.
  ///
  /// - Throws: An `AutomationFailure` when there is no such picture.
  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture

  /// Ends the app as a person would; it may return.
  func terminate()

  // MARK: What not every toolkit has

  /// Takes note of what has become of the device.
  ///
  /// - Returns: Whether the app did anything about it; false for a URL that it does not open.
  /// - Throws: `AutomationFailure.unsupported` when this app knows nothing of the kind.
  func apply(_ change: DeviceChange) throws -> Bool

  /// The texts that were copied last, none when it was something else; nil when the toolkit does not
  /// say.
  var copiedStrings: [String]? { get }

  /// Puts texts on the pasteboard.
  ///
  /// - Throws: `AutomationFailure.unsupported` when there is none.
  func copy(_ strings: [String]) throws

  /// What assistive technologies learn of an element; nil when the toolkit does not say.
  func accessibility(of element: any AutomationElement) -> ElementAccessibility?

  /// The text on the screen as it is drawn, row by row, but for what lies behind something modal, which
  /// nobody is to reach; nil when the toolkit does not say.
  func drawnText() -> [DrawnText]?

  /// The least size of an element that is to be touched, in points.
  var smallestHitRegion: CGSize { get }

  /// How much room there is across, with the raw values of `XCUIElement.SizeClass`.
  var horizontalSizeClass: Int { get }

  /// How much room there is from top to bottom, with the raw values of `XCUIElement.SizeClass`.
  var verticalSizeClass: Int { get }
}

extension ElementTree {
  /// Nil: most toolkits leave everything within reach.
  public var modalElement: (any AutomationElement)? { nil }

  /// Nil: most toolkits know nothing of launch arguments.
  public var launchAudit: LaunchAudit? { nil }

  /// Delivers it as one event.
  public func type(_ text: String) -> Substring {
    deliver(.text(text))
    return ""
  }

  /// Does nothing: most toolkits move nothing by themselves.
  public func finishMovements() {}

  /// Finishes movements.
  public func finishAnimations() { finishMovements() }

  /// Refuses every change.
  public func apply(_ change: DeviceChange) throws -> Bool {
    throw AutomationFailure.unsupported(change.refusal)
  }

  /// Nil: nothing is known.
  public var copiedStrings: [String]? { nil }

  /// Refuses them.
  public func copy(_ strings: [String]) throws {
    throw AutomationFailure.unsupported("take texts on its pasteboard")
  }

  /// Nil: nothing is known.
  public func accessibility(of element: any AutomationElement) -> ElementAccessibility? { nil }

  /// Nil: nothing is known.
  public func drawnText() -> [DrawnText]? { nil }

  /// What Apple's Human Interface Guidelines want for a finger.
  public var smallestHitRegion: CGSize { CGSize(width: 44, height: 44) }

  /// Unspecified.
  public var horizontalSizeClass: Int { 0 }

  /// Unspecified.
  public var verticalSizeClass: Int { 0 }
}

extension DeviceChange {
  /// What an app cannot do that knows nothing of this change.
  package var refusal: String {
    switch self {
    case .orientation: "be turned to another orientation"
    case .appearance: "be light or dark"
    case .location: "take a simulated location"
    case .isInForeground: "leave the screen or come back"
    case .open(let url): "open URLs such as \(url.absoluteString)"
    }
  }
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
