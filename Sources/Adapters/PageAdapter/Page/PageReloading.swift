/// How often a page has replaced itself while its time stands still.
///
/// A page may lead to others a few times. One that does nothing else gives nobody the time to look at it.
struct PageReloading {
  private var count = 0
  private var start = ContinuousClock.now
  private var url = ""

  /// Notes that there is another document in the page.
  mutating func note(_ url: String) {
    if count == 0 { start = .now }
    count += 1
    self.url = url
  }

  /// Notes that the page's time passes, or that it was given input.
  mutating func end() { count = 0 }

  /// The URL of a page that has replaced itself since the beginning of its time, and never had the time to load;
  /// nil for others.
  var unloadedURL: String? { count > Self.unloadedLimit ? url : nil }

  /// The URL of a page that has done nothing but replace itself for some real time; nil for others.
  func url(after limit: Duration) -> String? {
    count > Self.limit && start.duration(to: .now) > limit ? url : nil
  }

  /// More pages than lead to one another at a sign-in.
  private static let limit = 10
  /// The same of pages of which none has loaded.
  private static let unloadedLimit = 2
}
