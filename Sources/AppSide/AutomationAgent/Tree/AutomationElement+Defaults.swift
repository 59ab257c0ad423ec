import AutomationProtocol
import Foundation

/// Defaults for attributes that many elements don't have.
///
/// A toolkit implements only those that its elements have.
extension AutomationElement {
  /// No identifier.
  public var automationIdentifier: String { "" }

  /// No label.
  public var automationLabel: String { "" }

  /// No title.
  public var automationTitle: String { "" }

  /// No value.
  public var automationValue: ElementValue? { nil }

  /// No placeholder.
  public var automationPlaceholder: String? { nil }

  /// The part of the frame that lies inside the frames of all ancestors.
  ///
  /// A toolkit whose elements can draw outside their parents implements this property itself.
  public var automationVisibleFrame: CGRect {
    var frame = finiteFrame
    var walk = AncestorWalk(from: self)
    while let element = walk.next() { frame = frame.intersection(element.finiteFrame) }
    return frame.isNull ? .zero : frame
  }

  /// Enabled.
  public var automationIsEnabled: Bool { true }

  /// Not selected.
  public var automationIsSelected: Bool { false }

  /// Without focus.
  public var automationHasFocus: Bool { false }

  /// Without keyboard focus.
  public var automationHasKeyboardFocus: Bool { false }

  /// Not the main window.
  public var automationIsMain: Bool { false }
}
