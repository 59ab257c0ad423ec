/// The options that a page is created with.
struct PageOptions: Codable, Hashable {
  /// The width of the page, in points.
  var width: Int
  /// The height of the page, in points.
  var height: Int
  /// The hosts that may be reached besides this machine; `nil` for all.
  var reachableHosts: [String]?

  /// The options of a page that reaches only this machine.
  static let standard = PageOptions(width: 1280, height: 720, reachableHosts: [])
}

/// An empty page that the host has created, with its time standing still.
struct PreparedPage: Codable, Hashable {
  /// The identifier of the context, which holds the storage and the cache of one launch.
  var context: String
  /// The identifier of the page.
  var target: String
  /// The DevTools session that controls the page.
  var session: String
  /// The time at which the page's clock was stopped, in milliseconds of the machine's uptime.
  var timeBase: Double
  /// The process of the browser, or 0 if it is unknown.
  var browser: Int32 = 0
}
