import Foundation
import PNGCoding

/// What a window looks like, as an ordered list of drawing commands in points of the screen.
///
/// Views append to it; the renderers (terminal, text, SVG, PNG) read it and know nothing of views.
/// Later commands cover earlier ones. It is a value: two equal lists draw the same picture.
package struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// What to draw, from back to front.
  package private(set) var commands: [DrawCommand] = []

  package init(size: CGSize) { self.size = size }

  package mutating func append(_ command: DrawCommand) { commands.append(command) }
}

/// One step in drawing a picture; all geometry is in points of the screen.
package enum DrawCommand: Hashable, Sendable {
  /// Fills a rectangle, its corners rounded by a radius.
  case fill(CGRect, DisplayColor, cornerRadius: CGFloat)
  /// Draws the outline of a rectangle just inside its edges.
  case stroke(CGRect, DisplayColor, width: CGFloat, cornerRadius: CGFloat)
  /// Draws one line of text from its top left corner; what is behind it shows through.
  case text(String, at: CGPoint, DisplayTextStyle)
  /// Draws a picture into a rectangle (already scaled and cropped by the content mode).
  case image(DisplayImage, in: CGRect, source: CGRect, alpha: Double)
  /// Limits what follows to a rectangle with rounded corners, until the matching `popClip`.
  case pushClip(CGRect, cornerRadius: CGFloat)
  /// Ends the last clip.
  case popClip
  /// Puts the text cursor (caret) at a point, for the terminal's own cursor; drawn as a thin bar elsewhere.
  case caret(at: CGPoint)
}
