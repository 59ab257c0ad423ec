import Foundation

/// A function that derives one colour from another, for use in a configuration (UIKit).
///
/// Transformers are equal if they are copies of the same one, because functions can't be compared.
public struct UIConfigurationColorTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @Sendable (UIColor) -> UIColor

    init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }
  }

  private let body: Body

  /// Creates a transformer.
  ///
  /// - Parameter transform: The closure that returns the new colour.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { body = Body(transform) }

  /// The closure that returns the new colour.
  public var transform: @Sendable (UIColor) -> UIColor { body.transform }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { body.transform(input) }

  /// A transformer to grey.
  public static let grayscale = UIConfigurationColorTransformer { input in
    let color = input.components(with: .current)
    // The weights are those of perceived brightness (ITU-R BT.709).
    let brightness = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    return UIColor(white: brightness, alpha: color.alpha)
  }

  /// A transformer that returns the tint colour.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

  /// A transformer that returns the colour unchanged because a terminal has one palette.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }

  /// Returns whether two transformers are copies of the same one.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.body === other.body
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(body)) }
}
