import Foundation
import TerminalUIKit

extension UIImage {
  /// Returns an image filled with one colour, with one pixel per point.
  @MainActor
  package static func filled(_ color: UIColor, _ width: Int, _ height: Int) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
