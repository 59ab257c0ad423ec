import LaunchDomain

/// The launch arguments of the adapter, which aren't added to the page's query.
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

  /// Reads the name of a launch argument; returns `nil` for one of the page's.
  ///
  /// - Throws: `PageAdapterError.unknownKey` for an unknown one with the adapter's prefix.
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
