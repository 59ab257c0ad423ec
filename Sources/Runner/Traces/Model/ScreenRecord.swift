/// A picture of an app.
package struct ScreenRecord: Codable, Equatable, Sendable {
  /// The picture as Scalable Vector Graphics.
  package var svg: String
  /// The elements, a line each, indented by their depth.
  package var tree: [String]
  package var width: Double
  package var height: Double

  package init(svg: String, tree: [String], width: Double, height: Double) {
    self.svg = svg
    self.tree = tree
    self.width = width
    self.height = height
  }
}
