import CellRendering
import Foundation

/// The space around the parts of a button without a configuration.
extension UIButton {
  /// The space around the content, in points.
  ///
  /// Until it is set, a button has a margin at both sides, so that its area can be told from its
  /// title.
  public var contentEdgeInsets: UIEdgeInsets {
    get { content.edgeInsets ?? .zero }
    set {
      content.edgeInsets = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The space around the title; stored but has no effect, because it moves the title by less than a
  /// cell in most apps.
  public var titleEdgeInsets: UIEdgeInsets {
    get { content.titleEdgeInsets }
    set { content.titleEdgeInsets = newValue }
  }

  /// The space around the image; stored but has no effect.
  public var imageEdgeInsets: UIEdgeInsets {
    get { content.imageEdgeInsets }
    set { content.imageEdgeInsets = newValue }
  }

  /// The space around the content: the app's, or the usual one.
  var contentSpace: UIEdgeInsets {
    content.edgeInsets
      ?? UIEdgeInsets(top: 0, left: Self.padding, bottom: 0, right: Self.padding)
  }
}
