import Foundation
import LaunchDomain

/// What a launch asks for: a page, and what it is told.
struct PageLaunch: Hashable {
  /// The page's URL, with the launch arguments as its query.
  var url = ""
  /// Flags for the browser.
  var flags = BrowserFlags()
  /// Whether the page reaches no other host than its own.
  var isTesting = false
  /// Whether time is real.
  var isRealTime = false
  /// Whether the session goes on after an error that nothing catches.
  var goesOnAfterErrors = false
  /// The size of the page.
  var screen = LaunchScreen(width: 1280, height: 720)

  /// Reads a command line, without the program's name.
  ///
  /// The first word that belongs to no key is the page. Words that begin with two hyphens are flags
  /// of the browser; every other pair is an item of the page's query.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - secrets: The launch values that don't appear there, by key.
  /// - Throws: `PageAdapterError.noPage`.
  init(
    _ arguments: [String], secrets: [String: String] = [:]
  ) throws(PageAdapterError) {
    let hidden = secrets.sorted { $0.key < $1.key }.flatMap { ["-\($0.key)", $0.value] }
    let arguments = arguments + hidden
    flags.additional = arguments.filter { $0.hasPrefix("--") }
    let parsed = LaunchArguments(parsing: arguments.filter { !$0.hasPrefix("--") })
    var page: String?
    var items: [URLQueryItem] = []
    for entry in parsed.entries {
      switch entry {
      case .pair(let key, let value):
        items.append(URLQueryItem(name: key, value: Self.text(value)))
        read(key, Self.text(value))
      case .leftover(let word): page = page ?? word
      }
    }
    guard let page, var components = URLComponents(string: page),
      ["http", "https", "file"].contains(components.scheme?.lowercased() ?? "")
    else { throw .noPage(argument: page) }
    if !items.isEmpty { components.queryItems = (components.queryItems ?? []) + items }
    // In a query a plus sign is read as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    guard let url = components.string else { throw .noPage(argument: page) }
    self.url = url
  }

  /// What the page may reach.
  var access: NetworkAccess {
    NetworkAccess(host: URLComponents(string: url)?.host, isClosed: isTesting)
  }

  private mutating func read(_ key: String, _ value: String) {
    switch key {
    case "ui-testing": isTesting = Self.truths.contains(value.lowercased())
    case "ui-testing.clock": isRealTime = value == "real"
    case "ui-testing.page.errors": goesOnAfterErrors = value == "log"
    case "ui-testing.screen": screen = LaunchScreen(text: value) ?? screen
    default: break
    }
  }

  /// A value as the app of the launch would read it.
  private static func text(_ argument: String) -> String {
    LaunchObject(argument: argument).text ?? argument
  }

  private static let truths: Set<String> = ["yes", "true", "1", "y", "t"]
}
