import Foundation

extension UIColor {
  /// Returns white if it is readable on the given background, or else black.
  static func readable(on background: UIColor) -> UIColor {
    UIColor { traits in
      let luminance = background.components(with: traits).luminance
      return Self.whiteLuminance / (luminance + Self.glare) >= Self.minimumContrast
        ? .white : .black
    }
  }

  // The contrast formula and the limit for text are those of the Web Content Accessibility
  // Guidelines 2.2.
  private static let glare: CGFloat = 0.05
  private static let whiteLuminance = 1 + glare
  private static let minimumContrast: CGFloat = 4.5
}

extension RGBAColor {
  /// The relative luminance, from 0 (black) to 1 (white).
  fileprivate var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat {
      let part = min(max(part, 0), 1)
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
