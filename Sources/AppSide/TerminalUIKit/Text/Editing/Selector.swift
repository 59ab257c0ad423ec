/// The name of a method, which replaces Objective-C's selectors.
///
/// Linux has no selectors; closures and method references replace them. Only the standard editing
/// actions, which responders are queried for by name, use this type. Each can also be written as
/// `Selector(("copy:"))`, as on Apple's platforms.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each parameter.
  public let description: String

  /// Creates a selector from a name.
  public init(_ name: String) { description = name }

  /// Creates a selector from a name.
  public init(stringLiteral value: String) { description = value }

  /// The name of `UIResponder.cut(_:)`.
  public static let cut = Selector("cut:")
  /// The name of `UIResponder.copy(_:)`.
  public static let copy = Selector("copy:")
  /// The name of `UIResponder.paste(_:)`.
  public static let paste = Selector("paste:")
  /// The name of `UIResponder.select(_:)`.
  public static let select = Selector("select:")
  /// The name of `UIResponder.selectAll(_:)`.
  public static let selectAll = Selector("selectAll:")
  /// The name of `UIResponder.delete(_:)`.
  public static let delete = Selector("delete:")
}
