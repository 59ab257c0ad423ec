/// The size of a private screen, in pixels.
struct DesktopSize: Codable, Hashable {
  var width: Int
  var height: Int
}
