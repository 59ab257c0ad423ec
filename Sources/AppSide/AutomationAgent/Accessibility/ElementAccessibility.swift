import Foundation

/// The facts about an element for assistive technologies, beyond its attributes.
public struct ElementAccessibility: Sendable, Hashable {
  /// Whether the element is an accessibility element, so that its descendants are not read out.
  public var isElement: Bool
  /// The accessibility traits.
  public var traits: ElementTraits
  /// The hint that describes the result of an action.
  public var hint: String
  /// The names of the custom actions.
  public var customActions: [String] = []
  /// The kind of container; `nil` if the element isn't a container.
  public var container: ElementContainer?
  /// Whether the developer has set the order of the contained elements.
  public var hasOrderedElements: Bool
  /// The text that the element draws; `nil` if it draws no text, or not all of it at once.
  public var drawnText: String?
  /// Whether the element's value is its placeholder, as in an empty field.
  public var showsPlaceholder = false
  /// The size of the text, in points; `nil` if the element draws no text.
  public var fontSize: CGFloat?
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text scales with the user's preferred size; `nil` if the element draws no text.
  public var followsTextSize: Bool?
  /// Whether the element has an action; `nil` if unknown.
  public var hasAction: Bool?
  /// Whether a part of the text is cut off; `nil` if only the text drawn on the screen can tell.
  public var isTextClipped: Bool?
  /// The area on the screen that reacts to touches, in points, if it is larger than the frame, as with a
  /// check box and its label.
  public var hitFrame: CGRect?
  /// Whether the element's size isn't the app's choice, such as that of a link within lines of text.
  public var isSizeExempt = false

  /// Makes the facts of an element without text.
  public init(
    isElement: Bool, traits: ElementTraits = [], hint: String = "",
    hasOrderedElements: Bool = false, drawnText: String? = nil, fontSize: CGFloat? = nil,
    isBold: Bool = false, followsTextSize: Bool? = nil, hasAction: Bool? = nil
  ) {
    self.isElement = isElement
    self.traits = traits
    self.hint = hint
    self.hasOrderedElements = hasOrderedElements
    self.drawnText = drawnText
    self.fontSize = fontSize
    self.isBold = isBold
    self.followsTextSize = followsTextSize
    self.hasAction = hasAction
  }
}
