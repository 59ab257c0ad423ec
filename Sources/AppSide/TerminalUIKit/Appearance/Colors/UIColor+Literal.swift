import Foundation

/// The type of colour literals, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

// A requirement of a class that isn't final must be met by the class itself, unless a protocol's
// extension meets it.
extension _ExpressibleByColorLiteral where Self: UIColor {
  /// Creates the colour of a literal from red, green, blue and alpha, each from 0 to 1.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    let color = UIColor(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    // Only the class itself is the type of a literal, and subclasses of it are never asked for.
    self = (color as? Self) ?? unsafeDowncast(color, to: Self.self)
  }
}

extension UIColor: _ExpressibleByColorLiteral {}
