import Foundation

/// Makes one colour of another, for a configuration (UIKit).
///
/// Two are equal when they are copies of the same one: what they do cannot be compared.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body

  /// Makes a transformer.
  ///
  /// - Parameter transform: Gives the new colour.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { body = Body(transform) }

  /// What it does.
  public var transform: @Sendable (UIColor) -> UIColor { body.transform }

  /// The new colour for a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// Takes the colour out of a colour.
  public static let grayscale = UIConfigurationColorTransformer { input in
    let color = input.components(with: .current)
    // How bright each part looks (ITU-R BT.709).
    let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return UIColor(white: brightness, alpha: color.alpha)
  }

  /// The tint colour, whatever the colour is.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// Leaves the colour as it is: a terminal has one palette.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  /// Whether two are copies of the same one.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.body === other.body
  }

  /// Feeds its identity into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
