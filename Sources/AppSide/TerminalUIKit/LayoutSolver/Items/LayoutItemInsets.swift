/// How far inside the edges of an item something lies, in points.
struct LayoutItemInsets: Hashable, Sendable {
  var top = 0.0
  var left = 0.0
  var bottom = 0.0
  var right = 0.0
}
