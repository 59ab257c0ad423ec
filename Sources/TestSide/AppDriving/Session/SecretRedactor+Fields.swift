import AutomationProtocol
import CellRendering
import Foundation
import LaunchDomain

extension SecretRedactor {
  /// Adds the parts of a secret text that a field shows if it is too narrow for all of it: the end beside the
  /// insertion point, and the beginning.
  ///
  /// The field's width limits them to a few lengths. Hiding every end of a secret would hide ordinary words.
  mutating func learn(_ text: String, shownBy field: ElementAttributes) {
    let width = field.frame.width / CellMetrics.width
    guard width > 0, width < Double(text.count), field.elementType != .secureTextField else {
      return
    }
    let columnCount = Int(width.rounded(.up))
    for length in max(columnCount - Self.marginLimit, 1)...columnCount {
      learn(LaunchSecret(String(text.suffix(length))))
      learn(LaunchSecret(String(text.prefix(length))))
    }
  }

  /// The largest number of columns that a field's border, its insertion point and a button in it take.
  private static let marginLimit = 6
}
