/// A picture of an app.
package struct ScreenRecord: Codable, Equatable, Sendable {
  /// The picture as Scalable Vector Graphics.
  package var svg: String
  /// The elements, a line each, indented by their depth.
  package var tree: [String]
  package var width: Double
  package var height: Double
  /// The picture as a terminal gets it, if the app draws cells; made anew from a trace, and never written.
  package var ansi: String?

  private enum CodingKeys: String, CodingKey {
    case svg, tree, width, height
  }

  package init(svg: String, tree: [String], width: Double, height: Double, ansi: String? = nil) {
    self.ansi = ansi
    self.svg = svg
    self.tree = tree
    self.width = width
    self.height = height
  }
}
