import Foundation
import PNGCoding

/// The contents of a window, as an ordered list of drawing commands in points of the screen.
///
/// Views append to it; the renderers (terminal, text, SVG, PNG) read it without any knowledge of views. Later
/// commands cover earlier ones. It is a value: equal lists draw the same picture.
package struct DisplayList: Hashable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// The commands, from back to front.
  package private(set) var commands: [DrawCommand] = []

  package init(size: CGSize) { self.size = size }

  package mutating func append(_ command: DrawCommand) { commands.append(command) }
}

/// A drawing command, with its geometry in points of the screen.
package enum DrawCommand: Hashable, Sendable {
  /// Fills a rectangle whose corners have a radius.
  case fill(CGRect, DisplayColor, cornerRadius: CGFloat)
  /// Draws the outline of a rectangle just inside its edges.
  case stroke(CGRect, DisplayColor, width: CGFloat, cornerRadius: CGFloat)
  /// Draws one line of text from its top left corner, with the background visible behind it.
  case text(String, at: CGPoint, DisplayTextStyle)
  /// Draws a part of a picture, chosen by the content mode, into a rectangle.
  case image(DisplayImage, in: CGRect, source: CGRect, alpha: Double)
  /// Clips the following commands to a rectangle with rounded corners, until the matching `popClip`.
  case pushClip(CGRect, cornerRadius: CGFloat)
  /// Ends the latest clip.
  case popClip
  /// Puts the text cursor (caret) at a point, for the terminal's own cursor; drawn as a thin bar elsewhere.
  case caret(at: CGPoint)
}
