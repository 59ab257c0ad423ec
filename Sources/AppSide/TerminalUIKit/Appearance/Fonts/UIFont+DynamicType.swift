import CellRendering
import Foundation

extension UIFont {
  /// Returns the font in the size for the given traits, if its size depends on the user's
  /// preference.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    if let textStyle {
      let size = DynamicType.size(of: textStyle, for: traits.preferredContentSizeCategory)
      return size == pointSize
        ? self : UIFont(size: size, weight: weight, isItalic: isItalic, textStyle: textStyle)
    }
    return scaling.map { scaled(by: $0, for: traits) } ?? self
  }

  /// Returns the font in the size that a scaling gives for the given traits.
  func scaled(by recipe: Scaling, for traits: UITraitCollection) -> UIFont {
    let factor = DynamicType.factor(of: recipe.style, for: traits.preferredContentSizeCategory)
    let size = min((recipe.baseSize * factor).rounded(), recipe.limit ?? .greatestFiniteMagnitude)
    return UIFont(size: size, weight: weight, isItalic: isItalic, scaling: recipe, name: name)
  }
}
