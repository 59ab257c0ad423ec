import Foundation

/// What assistive technologies learn of an element beside its attributes.
public struct ElementAccessibility: Sendable, Hashable {
  /// Whether it is one element for them; what is inside it is not heard then.
  public var isElement: Bool
  /// How it behaves.
  public var traits: ElementTraits
  /// What happens when it is used.
  public var hint: String
  /// What else can be done with it, by name.
  public var customActions: [String] = []
  /// What kind of container it is; nil when it says nothing of what is inside it.
  public var container: ElementContainer?
  /// Whether a developer has put the elements inside it in order.
  public var hasOrderedElements: Bool
  /// The text that it draws; nil when it draws none, or not all of it at once.
  public var drawnText: String?
  /// Whether its value is what is shown while it has none: the placeholder of an empty field.
  public var showsPlaceholder = false
  /// The size of its text, in points; nil when it draws none.
  public var fontSize: CGFloat?
  /// Whether its text is bold.
  public var isBold: Bool
  /// Whether its text follows the size that the user wants; nil when it draws none.
  public var followsTextSize: Bool?
  /// Whether something happens when it is used; nil where that is not known.
  public var hasAction: Bool?

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
