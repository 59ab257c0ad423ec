import CellRendering
import Foundation

/// The base class of items in a bar: buttons and tabs (UIKit).
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification, UIAppearance {
  /// The view that shows the item, or `nil` if no bar shows it.
  final weak var view: UIView?

  /// Creates an empty item.
  public override init() { super.init() }

  /// The title on the item.
  open var title: String? { didSet { if title != oldValue { didChange() } } }

  /// The image, which is visible if there is no title; its name then serves as the label.
  open var image: UIImage? { didSet { if image !== oldValue { didChange() } } }

  /// The image for phones in landscape; stored but has no effect.
  open var landscapeImagePhone: UIImage?

  /// Whether the item is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { didChange() } } }

  /// A number that identifies the item.
  open var tag = 0

  /// The identifier that tests use to find the item; users never see or hear it.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange() } }
  }

  /// The accessibility label, or `nil` for the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange() } }
  }

  /// The accessibility value.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { didChange() } }
  }

  /// The accessibility hint: a description of what happens when the item is used.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { didChange() } }
  }

  /// The accessibility traits, to which those of the item's type are added.
  open var accessibilityTraits: UIAccessibilityTraits = .none {
    didSet { if accessibilityTraits != oldValue { didChange() } }
  }

  final private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state, of which the colour is shown.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    didChange()
  }

  /// Returns the attributes of the title in a state, or `nil` if none are set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Returns the appearance proxy for all items of the class.
  public class func appearance() -> Self {
    UIApplication.shared.appearanceProxies.proxy(of: self)
  }

  /// Returns the appearance proxy for all items of the class; the containers have no effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }

  /// Returns the appearance proxy for all items of the class; the traits have no effect.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  /// Returns the colour of the title in a state, or `nil` if neither the item nor the appearance of
  /// its class sets it.
  final func titleColor(for state: UIControl.State) -> UIColor? {
    let proxies = UIApplication.shared.appearanceProxies.proxies(for: self)
    return ([self] + proxies).lazy.compactMap { item in
      item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    }.first
  }

  /// Called after a visible property has changed.
  func didChange() {
    view?.setNeedsDisplay()
    view?.superview?.setNeedsLayout()
    TreeChange.note()
  }

  /// The image to draw.
  ///
  /// A terminal has space for a title or an image, and a title says more.
  var shownImage: UIImage? { (title ?? "").isEmpty ? image : nil }

  /// The size of the image in a bar: one row high, in whole cells.
  var shownImageSize: CGSize {
    guard let size = shownImage?.size, size.width > 0, size.height > 0 else { return .zero }
    let columns = (size.width / size.height * CellMetrics.height / CellMetrics.width).rounded()
    return CGSize(
      width: min(max(columns, 1), Self.maximumColumns) * CellMetrics.width,
      height: CellMetrics.height)
  }

  /// Draws the image into a rectangle, tinting a template image.
  func drawImage(in rect: CGRect, tint: UIColor, _ context: DrawingContext) {
    guard let image = shownImage else { return }
    // As in UIKit's bars, an image with automatic rendering mode is a template.
    let template =
      image.renderingMode == .alwaysOriginal
      ? image : image.withRenderingMode(.alwaysTemplate)
    let place = UIView.ContentMode.scaleAspectFit.rect(of: image.size, in: rect)
    context.picture(template, tint: tint, in: place)
  }

  private static let maximumColumns: CGFloat = 6
}
