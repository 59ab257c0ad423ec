import CellRendering
import Foundation

/// A picture of an app, with its elements.
package struct ScreenRecord: Codable, Equatable, Sendable {
  /// The picture as Scalable Vector Graphics.
  package var svg: String
  /// The elements, one per line, indented by their depth.
  package var tree: [String]
  package var width: Double
  package var height: Double
  /// The drawing commands, if the app draws cells.
  ///
  /// They aren't encoded, but come from a trace's messages.
  package var commands: String?

  private enum CodingKeys: String, CodingKey {
    case svg, tree, width, height
  }

  package init(svg: String, tree: [String], width: Double, height: Double, commands: String? = nil)
  {
    self.commands = commands
    self.svg = svg
    self.tree = tree
    self.width = width
    self.height = height
  }

  /// The picture as terminal output, if the app draws cells.
  package var ansi: String? {
    commands.flatMap { DisplayList(commandText: $0, size: CGSize(width: width, height: height)) }
      .map { TextRenderer.ansi(CellBuffer($0), depth: .trueColor) }
  }
}
