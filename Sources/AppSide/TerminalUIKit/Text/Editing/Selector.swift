/// The name of a method, where UIKit has Objective-C's selectors.
///
/// Linux has none: closures and methods themselves take their place. What is left are the standard
/// editing actions, which responders are asked for by name; each is also written
/// `Selector(("copy:"))`, as on Apple's platforms.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each parameter.
  public let description: String

  /// Makes a selector of a name.
  public init(_ name: String) { description = name }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) { description = value }

  /// `UIResponder.cut(_:)`.
  public static let cut = Selector("cut:")
  /// `UIResponder.copy(_:)`.
  public static let copy = Selector("copy:")
  /// `UIResponder.paste(_:)`.
  public static let paste = Selector("paste:")
  /// `UIResponder.select(_:)`.
  public static let select = Selector("select:")
  /// `UIResponder.selectAll(_:)`.
  public static let selectAll = Selector("selectAll:")
  /// `UIResponder.delete(_:)`.
  public static let delete = Selector("delete:")
}
