/// Counts how often a page has replaced itself while its time stands still.
///
/// A page may redirect a few times. A page that redirects endlessly never lets a test see it.
struct PageReloading {
  private var count = 0
  private var start = ContinuousClock.now
  private var url = ""

  /// Records that the page shows another document.
  mutating func note(_ url: String) {
    if count == 0 { start = .now }
    count += 1
    self.url = url
  }

  /// Resets the count when the page's time passes or it gets input.
  mutating func end() { count = 0 }

  /// The URL of a page that has replaced itself repeatedly since time last passed, without loading;
  /// `nil` for others.
  var unloadedURL: String? { count > Self.unloadedLimit ? url : nil }

  /// Returns the URL of a page that has only replaced itself for a certain real time; `nil` for others.
  func url(after limit: Duration) -> String? {
    count > Self.limit && start.duration(to: .now) > limit ? url : nil
  }

  /// A number of redirects that exceeds those of any sign-in.
  private static let limit = 10
  /// The limit for pages that haven't loaded.
  private static let unloadedLimit = 2
}
