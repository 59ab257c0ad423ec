import Foundation

/// What an element shows of itself at one moment (`XCUIElementAttributes`).
///
/// On the wire empty strings and false flags are left out.
public struct ElementAttributes: Sendable, Hashable {
  /// Tells this element from every other one of the same app for as long as it lives.
  public var identity: UInt64
  /// What kind of element it is.
  public var elementType: ElementType
  /// The identifier that the developer gave it.
  public var identifier = ""
  /// What the element says of itself.
  public var label = ""
  /// Its title, where the kind has one.
  public var title = ""
  /// Its value, where it has one.
  public var value: ElementValue?
  /// The text shown while the value is empty.
  public var placeholderValue: String?
  /// Where it is on the screen, in points.
  public var frame = CGRect.zero
  /// Whether it reacts to the user.
  public var isEnabled = true
  /// Whether it is selected.
  public var isSelected = false
  /// Whether the focus system has it.
  public var hasFocus = false
  /// Whether typed text goes to it.
  public var hasKeyboardFocus = false
  /// Whether it is the application's main window.
  public var isMain = false
  /// Where a slider's thumb is on its track, from 0 to 1; nil for everything else.
  public var sliderPosition: Double?

  /// Makes attributes with nothing but a kind.
  public init(identity: UInt64, elementType: ElementType) {
    self.identity = identity
    self.elementType = elementType
  }
}

extension ElementAttributes: Codable {
  private enum CodingKeys: String, CodingKey {
    case identity = "id"
    case elementType = "type"
    case identifier, label, title, value
    case placeholderValue = "placeholder"
    case frame
    case isEnabled = "enabled"
    case isSelected = "selected"
    case hasFocus = "focus"
    case hasKeyboardFocus = "keyboardFocus"
    case isMain = "main"
    case sliderPosition = "position"
  }

  /// Reads attributes; what is left out is empty, false, and enabled.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identity = try container.decode(UInt64.self, forKey: .identity)
    elementType = try container.decode(ElementType.self, forKey: .elementType)
    identifier = try container.decodeIfPresent(String.self, forKey: .identifier) ?? ""
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
    title = try container.decodeIfPresent(String.self, forKey: .title) ?? ""
    value = try container.decodeIfPresent(ElementValue.self, forKey: .value)
    placeholderValue = try container.decodeIfPresent(String.self, forKey: .placeholderValue)
    frame = try container.decodeIfPresent(CGRect.self, forKey: .frame) ?? .zero
    isEnabled = try container.decodeIfPresent(Bool.self, forKey: .isEnabled) ?? true
    isSelected = try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
    hasFocus = try container.decodeIfPresent(Bool.self, forKey: .hasFocus) ?? false
    hasKeyboardFocus = try container.decodeIfPresent(Bool.self, forKey: .hasKeyboardFocus) ?? false
    isMain = try container.decodeIfPresent(Bool.self, forKey: .isMain) ?? false
    sliderPosition = try container.decodeIfPresent(Double.self, forKey: .sliderPosition)
  }

  /// Writes what is not empty, false, or enabled.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(identity, forKey: .identity)
    try container.encode(elementType, forKey: .elementType)
    if !identifier.isEmpty { try container.encode(identifier, forKey: .identifier) }
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    if !title.isEmpty { try container.encode(title, forKey: .title) }
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(placeholderValue, forKey: .placeholderValue)
    if frame != .zero { try container.encode(frame, forKey: .frame) }
    if !isEnabled { try container.encode(false, forKey: .isEnabled) }
    if isSelected { try container.encode(true, forKey: .isSelected) }
    if hasFocus { try container.encode(true, forKey: .hasFocus) }
    if hasKeyboardFocus { try container.encode(true, forKey: .hasKeyboardFocus) }
    if isMain { try container.encode(true, forKey: .isMain) }
    try container.encodeIfPresent(sliderPosition, forKey: .sliderPosition)
  }
}
