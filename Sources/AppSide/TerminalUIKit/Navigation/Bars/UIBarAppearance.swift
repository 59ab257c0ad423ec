import Foundation

/// How a bar looks (UIKit).
///
/// Bars are opaque and have no effects: of an appearance the colours can be seen.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour behind the bar; nil is that of the screen.
  open var backgroundColor: UIColor?
  /// The colour of the line at the edge of the bar; nil draws none.
  open var shadowColor: UIColor? = .separator

  /// Makes the usual appearance.
  public override init() { super.init() }

  /// Makes a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Takes back to what is usual what is behind the bar.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Lets the bar be as the screen behind it.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Lets the bar have neither colour nor line of its own; what is behind a terminal's bar is the
  /// screen's colour.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}
