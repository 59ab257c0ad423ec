import Foundation

/// The attributes of an element at one moment (`XCUIElementAttributes`).
///
/// Empty strings and false flags are omitted on the wire.
public struct ElementAttributes: Sendable, Hashable {
  /// A number that distinguishes the element from all others of its app during its lifetime.
  public var identity: UInt64
  /// The element's type.
  public var elementType: ElementType
  /// The accessibility identifier that the developer assigned.
  public var identifier = ""
  /// The accessibility label.
  public var label = ""
  /// The title, for types that have one.
  public var title = ""
  /// The value, for types that have one.
  public var value: ElementValue?
  /// The text shown while the value is empty.
  public var placeholderValue: String?
  /// The frame on the screen, in points.
  public var frame = CGRect.zero
  /// Whether the element reacts to the user.
  public var isEnabled = true
  /// Whether the element is selected.
  public var isSelected = false
  /// Whether the element is focused by the focus system.
  public var hasFocus = false
  /// Whether the element receives typed text.
  public var hasKeyboardFocus = false
  /// Whether the element is the application's main window.
  public var isMain = false
  /// The position of a slider's thumb on its track, from 0 to 1; `nil` for other elements.
  public var sliderPosition: Double?

  /// Makes attributes with an identity and a type only.
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

  /// Reads attributes; missing ones are empty, false, or in the case of `isEnabled` true.
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

  /// Writes the attributes, omitting empty strings, false flags and `isEnabled` if true.
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
