import Foundation

/// An effect on what lies behind a view (UIKit).
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// The colour of the effect in cells.
  var color: UIColor? { nil }
}

/// A blur of the content behind a view (UIKit).
///
/// Cells can't be blurred. Instead the view has a background colour for its style, so that text on it is
/// readable.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// The style of a blur (UIKit).
  public enum Style: Int, Sendable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// As light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// The system's style for a regular blur.
    case regular = 4
    /// The system's style for a prominent blur.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest light material.
    case systemUltraThinMaterialLight = 11
    /// A thin light material.
    case systemThinMaterialLight = 12
    /// The usual light material.
    case systemMaterialLight = 13
    /// A thick light material.
    case systemThickMaterialLight = 14
    /// The light material of bars.
    case systemChromeMaterialLight = 15
    /// The thinnest dark material.
    case systemUltraThinMaterialDark = 16
    /// A thin dark material.
    case systemThinMaterialDark = 17
    /// The usual dark material.
    case systemMaterialDark = 18
    /// A thick dark material.
    case systemThickMaterialDark = 19
    /// The dark material of bars.
    case systemChromeMaterialDark = 20
  }

  private let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var color: UIColor? {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      UIColor(RGBAColor(0xF2F2F7))
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      UIColor(RGBAColor(0x1C1C1E))
    case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial:
      .secondarySystemBackground
    }
  }
}

/// The strengthening of content on a blur (UIKit), which has no effect.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view with an effect on the content behind it (UIKit).
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for the app's content in front of the effect.
  public let contentView = UIView()

  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a view without an effect, because there are no Interface Builder archives on Linux.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func drawContent(in context: DrawingContext) {
    guard let color = effect?.color else { return }
    context.fill(bounds, color, cornerRadius: storedLayer?.shownCornerRadius ?? 0)
  }
}
