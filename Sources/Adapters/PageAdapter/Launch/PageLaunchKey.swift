import LaunchDomain

/// The launch arguments that are the adapter's own, which the page's query doesn't show.
enum PageLaunchKey: String, CaseIterable {
  case page = "ui-testing.page"
  case clock = "ui-testing.clock"
  case screen = "ui-testing.screen"
  case network = "ui-testing.network"
  case hosts = "ui-testing.network.hosts"
  case stubs
  case errors = "ui-testing.page.errors"
  case downloads = "ui-testing.page.downloads"
  case state = "ui-testing.page.state"
  case permissions = "ui-testing.page.permissions"
  case limit = "ui-testing.page.limit"

  /// Reads the name of a launch argument; `nil` for one of the page's.
  ///
  /// - Throws: `PageAdapterError.unknownKey` for one that no page has.
  init?(_ name: String) throws(PageAdapterError) {
    if let key = PageLaunchKey(rawValue: name) {
      self = key
    } else if name.hasPrefix("ui-testing.page.") {
      throw .unknownKey(
        name, nearest: NearestName.suggestions(for: name, in: Self.allCases.map(\.rawValue)))
    } else {
      return nil
    }
  }
}
