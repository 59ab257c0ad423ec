import CellRendering
import Foundation

/// Something in a bar: a button, or a tab (UIKit).
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The view that shows the item, while one does.
  final weak var view: UIView?

  /// Makes an item with nothing on it.
  public override init() { super.init() }

  /// What is written on it.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// A picture, shown where there is no title; its name is the label then.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// Whether it reacts to the user.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number to find it by.
  open var tag = 0

  /// The identifier that tests find it by; no user ever sees or hears it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// What it is called, where that is not its title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }

  /// What it is set to.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { didChange() } }
  }

  /// What happens when it is used.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { didChange() } }
  }

  /// How it behaves; what follows from its kind is added.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { didChange() } }
  }

  /// Called after something that can be seen has changed.
  func didChange() {
    view?.setNeedsDisplay()
    view?.superview?.setNeedsLayout()
    TreeChange.note()
  }

  /// The picture to draw: a terminal has room for a title or a picture, and a title says more.
  var shownImage: UIImage? { (title ?? "").isEmpty ? image : nil }

  /// The size of the picture in a bar: one row high, in whole cells.
  var shownImageSize: CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let columns = (size.width / size.height * CellMetrics.height / CellMetrics.width).rounded()
    return CGSize(
      width: min(max(columns, 1), Self.mostColumns) * CellMetrics.width,
      height: CellMetrics.height)
  }

  /// Draws the picture into a rectangle, a template in a colour.
  func drawImage(in rect: CGRect, tint: UIColor, _ context: DrawingContext) {
    guard let image = shownImage else { return }
    // As UIKit's bars do, they take every picture for a template that does not say otherwise.
    let template =
      image.renderingMode == .alwaysOriginal
      ? image : image.withRenderingMode(.alwaysTemplate)
    let place = UIView.ContentMode.scaleAspectFit.rect(of: image.size, in: rect)
    context.picture(template, tint: tint, in: place)
  }

  private static let mostColumns: CGFloat = 6
}
