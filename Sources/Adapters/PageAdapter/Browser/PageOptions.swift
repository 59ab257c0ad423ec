/// What a page needs to know before it is made.
struct PageOptions: Codable, Hashable {
  /// The width of the page, in points.
  var width: Int
  /// The height of the page, in points.
  var height: Int
  /// The hosts that may be reached besides the machine itself; `nil` for all.
  var reachableHosts: [String]?

  /// A page that only reaches the machine itself.
  static let standard = PageOptions(width: 1280, height: 720, reachableHosts: [])
}

/// A page that the host has made, empty and with its time standing still.
struct PreparedPage: Codable, Hashable {
  /// The identifier of the context: what is stored and cached for one launch.
  var context: String
  /// The identifier of the page.
  var target: String
  /// The session in which the page is driven.
  var session: String
  /// The time at which the page's clock was stopped, in milliseconds of the machine's uptime.
  var timeBase: Double
  /// The process of the browser; 0 as long as nobody has said.
  var browser: Int32 = 0
}
