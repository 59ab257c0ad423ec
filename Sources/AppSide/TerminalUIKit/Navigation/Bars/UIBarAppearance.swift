import Foundation

/// An object for customising the basic appearance of a bar (UIKit).
///
/// Bars are opaque and have no effects, so only the colours are visible.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The background colour of the bar, or `nil` for that of the screen.
  open var backgroundColor: UIColor?
  /// The colour of the line at the edge of the bar, or `nil` for no line.
  open var shadowColor: UIColor? = .separator

  /// Creates an appearance with default values.
  public override init() { super.init() }

  /// Creates a copy of an appearance.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Resets the background to its default values.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = .separator
  }

  /// Gives the bar the opaque background of the screen.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  /// Removes the background and the shadow line.
  ///
  /// Behind a terminal's bar is the screen's background colour.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }
}
