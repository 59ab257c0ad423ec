import CellRendering
import Foundation

extension UIFont {
  /// The same font in the size that fits some traits, where its size follows the user's.
  func adjusted(for traits: UITraitCollection) -> UIFont {
    if let textStyle {
      let size = DynamicType.size(of: textStyle, for: traits.preferredContentSizeCategory)
      return size == pointSize
        ? self : UIFont(size: size, weight: weight, isItalic: isItalic, textStyle: textStyle)
    }
    return scaling.map { scaled(by: $0, for: traits) } ?? self
  }

  /// The font in the size that a recipe gives for some traits.
  func scaled(by recipe: Scaling, for traits: UITraitCollection) -> UIFont {
    let factor = DynamicType.factor(of: recipe.style, for: traits.preferredContentSizeCategory)
    let size = min((recipe.baseSize * factor).rounded(), recipe.limit ?? .greatestFiniteMagnitude)
    return UIFont(size: size, weight: weight, isItalic: isItalic, scaling: recipe, name: name)
  }
}
