import AutomationProtocol
import Foundation
import LaunchDomain

/// The toolkit's side of the agent: its elements, a way to deliver events to it, and pictures.
///
/// Pass one to an `AgentSession` to make an app built with the toolkit testable.
@MainActor
public protocol ElementTree: AnyObject {
  /// The application, the root of the tree.
  var application: any AutomationElement { get }
  /// The interface of the system in front of the app, such as permission prompts; `nil` if the
  /// toolkit has none.
  var system: (any AutomationElement)? { get }
  /// A number that grows with every visible change.
  var version: UInt64 { get }
  /// The size of the screen, in points.
  var screenSize: CGSize { get }
  /// The element that receives typed text.
  var focusedElement: (any AutomationElement)? { get }

  /// The secure field that receives typed text; `nil` without one, or if the toolkit doesn't provide its
  /// text.
  var focusedSecureField: (any SecureField)? { get }

  /// The modal element that hides everything behind it from tests; `nil` if there isn't one.
  var modalElement: (any AutomationElement)? { get }

  /// The launch argument audit; `nil` if the app doesn't provide one.
  ///
  /// The default is the audit of an app that declares no launch arguments.
  var launchAudit: LaunchAudit? { get }

  /// The calls that this toolkit can't carry out at all, by method, each with the verb phrase for what
  /// it can't do, such as `"be turned"`; they aren't among the agent's capabilities.
  var refusals: [String: String] { get }

  /// Checks that the toolkit can carry out an interaction with an element now.
  ///
  /// The default implementation accepts every interaction.
  ///
  /// - Throws: `AutomationFailure.unsupported` with a verb phrase for what it can't do.
  func check(_ interaction: Interaction, on element: any AutomationElement) throws

  /// Returns the frontmost element that would get a touch.
  ///
  /// - Parameter point: A point of the screen.
  func element(at point: CGPoint) -> (any AutomationElement)?

  /// Delivers an event to the toolkit, which treats it like a person's event.
  func deliver(_ event: InputEvent)

  /// Types text, as long as an element accepts it.
  ///
  /// The default implementation delivers it as one event and returns an empty string.
  ///
  /// - Returns: The text that was left when no element had keyboard focus any more.
  func type(_ text: String) -> Substring

  /// Waits until a field shows all of a text that was typed into it.
  ///
  /// The default implementation does nothing: an app that has settled has received the whole text. A toolkit
  /// that drives a slow program, and can't tell when it has settled, waits as long as the field keeps
  /// changing.
  ///
  /// - Parameter shown: Returns the field's text, or `nil` as soon as it is the whole text.
  func finishTyping(_ shown: @MainActor () -> String?)

  /// Lets app time pass until screen transitions and movements that a person would wait for have
  /// finished.
  ///
  /// Other work that is due on the way runs too. The default implementation does nothing.
  func finishMovements()

  /// Whether the drag that `ElementAdjustment.slider` returns moves the thumb to the requested position.
  ///
  /// Otherwise the agent checks the thumb's position and moves the finger further before lifting it.
  var knowsSliderTracks: Bool { get }

  /// Lets app time pass until all movements that an interaction started have finished, including
  /// single views' animations.
  ///
  /// The default implementation calls `finishMovements()`.
  func finishAnimations()

  /// Draws the screen, or one element of it.
  ///
  /// - Throws: An `AutomationFailure` if the picture can't be drawn.
  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture

  /// Draws the screen for the trace of a test, in the form that costs the app least.
  ///
  /// The default implementation captures it as SVG.
  ///
  /// - Throws: An `AutomationFailure` if the picture can't be drawn.
  func recordedPicture() throws -> RecordCall.Picture

  /// Ends the app as if the user had quit it; the method may return.
  func terminate()

  // MARK: Optional features

  /// Applies a change of the device.
  ///
  /// The agent itself changes the date, the time zone and the locale; they never come here.
  ///
  /// - Returns: Whether the app reacted to the change; false for a URL that it doesn't open.
  /// - Throws: `AutomationFailure.unsupported` if the app doesn't support this kind of change.
  func apply(_ change: DeviceChange) throws -> Bool

  /// The texts on the pasteboard, empty if it holds something else; `nil` if the toolkit doesn't provide
  /// them.
  var copiedStrings: [String]? { get }

  /// Puts texts on the pasteboard.
  ///
  /// - Throws: `AutomationFailure.unsupported` if there is no pasteboard.
  func copy(_ strings: [String]) throws

  /// Returns the facts about an element for assistive technologies; `nil` if the toolkit doesn't
  /// provide them.
  func accessibility(of element: any AutomationElement) -> ElementAccessibility?

  /// Returns the text on the screen as drawn, row by row, without text behind a modal element.
  ///
  /// The result is `nil` if the toolkit doesn't provide it.
  func drawnText() -> [DrawnText]?

  /// The minimum size, in points, of an element that people touch.
  var smallestHitRegion: CGSize { get }

  /// The checks that an accessibility audit can perform, and the words of its advice.
  var auditRules: AuditRules { get }

  /// The horizontal size class, as a raw value of `XCUIElement.SizeClass`.
  var horizontalSizeClass: Int { get }

  /// The vertical size class, as a raw value of `XCUIElement.SizeClass`.
  var verticalSizeClass: Int { get }
}

extension ElementTree {
  /// No secure field by default.
  public var focusedSecureField: (any SecureField)? { nil }

  /// The interface of the system, `nil` by default.
  public var system: (any AutomationElement)? { nil }

  /// The modal element, `nil` by default.
  public var modalElement: (any AutomationElement)? { nil }

  /// No refusals by default.
  public var refusals: [String: String] { [:] }

  /// Accepts every interaction.
  public func check(_ interaction: Interaction, on element: any AutomationElement) throws {}

  /// The launch argument audit of an app that declares no launch arguments.
  public var launchAudit: LaunchAudit? { LaunchReads.audit }

  /// Delivers the text as one event.
  public func type(_ text: String) -> Substring {
    deliver(.text(text))
    return ""
  }

  /// Does nothing, because most toolkits have no movements.
  public func finishMovements() {}

  /// True by default.
  public var knowsSliderTracks: Bool { true }

  /// Does nothing, because an app that has settled has received the whole text.
  public func finishTyping(_ shown: @MainActor () -> String?) {}

  /// Calls `finishMovements()`.
  public func finishAnimations() { finishMovements() }

  /// Rejects every change as unsupported.
  public func apply(_ change: DeviceChange) throws -> Bool {
    throw AutomationFailure.unsupported(change.refusal)
  }

  /// The texts on the pasteboard, `nil` by default.
  public var copiedStrings: [String]? { nil }

  /// Rejects the texts as unsupported.
  public func copy(_ strings: [String]) throws {
    throw AutomationFailure.unsupported("take texts on its pasteboard")
  }

  /// Returns `nil`.
  public func accessibility(of element: any AutomationElement) -> ElementAccessibility? { nil }

  /// Returns `nil`.
  public func drawnText() -> [DrawnText]? { nil }

  /// The minimum size for a finger in Apple's Human Interface Guidelines.
  public var smallestHitRegion: CGSize { CGSize(width: 44, height: 44) }

  /// The rules for a toolkit with UIKit's traits that supports every check.
  public var auditRules: AuditRules { AuditRules() }

  /// The horizontal size class, unspecified by default.
  public var horizontalSizeClass: Int { 0 }

  /// The vertical size class, unspecified by default.
  public var verticalSizeClass: Int { 0 }
}

extension DeviceChange {
  /// The verb phrase for what an app without support for the change can't do.
  package var refusal: String {
    switch self {
    case .orientation: "be turned to another orientation"
    case .appearance: "be light or dark"
    case .location: "take a simulated location"
    case .isInForeground: "leave the screen or come back"
    case .open(let url): "open URLs such as \(url.absoluteString)"
    case .resetAuthorization: "forget what the user has allowed"
    case .date: "change its date"
    case .timeZone: "change its time zone"
    case .locale: "change its locale"
    }
  }
}

/// A picture of the screen or a part of it.
public struct Capture: Sendable {
  /// The picture's bytes.
  public var data: Data
  /// The picture's size, in points.
  public var size: CGSize

  /// Makes a picture.
  public init(data: Data, size: CGSize) {
    self.data = data
    self.size = size
  }
}
