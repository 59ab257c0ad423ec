import Foundation
import LaunchDomain

/// The page that a launch opens, and its options.
struct PageLaunch: Hashable {
  /// The page's URL, with the launch arguments as its query.
  var url = ""
  /// Flags for the browser.
  var flags = BrowserFlags()
  /// Whether a test drives the page, which then reaches only this machine and its own host.
  var isTesting = false
  /// Whether the network is open although a test drives the page; `openHosts` can limit it.
  var isNetworkOpen = false
  var openHosts: [String] = []
  /// The paths of the recordings that answer requests.
  var stubFiles: [String] = []
  /// Whether the session continues after an uncaught error.
  var goesOnAfterErrors = false
  /// The size of the page.
  var screen = LaunchScreen(width: 1280, height: 720)
  /// The folder for downloads, or `nil` for the one in the launch's container.
  var downloadFolder: String?
  /// The file with the cookies and the storage that the page begins with.
  var stateFile: String?
  /// The permissions of the page, or `nil` for the browser's defaults.
  var permissions: [PagePermission]?
  /// The longest time to wait for the page and its server, in real seconds.
  var answerLimit = 30

  /// Reads a command line that lacks the program's name.
  ///
  /// The first word that doesn't belong to a key is the page. Words that begin with two hyphens are flags of
  /// the browser; every other pair is an item of the page's query, unless it is one of the adapter's.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line.
  ///   - secrets: The launch values that aren't on the command line, by key.
  /// - Throws: `PageAdapterError.noPage`, `invalidURL`, `unknownKey`, or `invalidArgument` for a value of the
  ///   adapter's that can't be read.
  init(
    _ arguments: [String], secrets: [String: String] = [:]
  ) throws(PageAdapterError) {
    let arguments = arguments + LaunchArguments.words(of: secrets)
    flags.additional = arguments.filter { $0.hasPrefix("--") }
    let parsed = LaunchArguments(parsing: arguments.filter { !$0.hasPrefix("--") })
    var page: String?
    var items: [URLQueryItem] = []
    for entry in parsed.entries {
      switch entry {
      case .pair(let name, let argument):
        let value = LaunchObject(argument: argument)
        if let key = try PageLaunchKey(name) {
          try read(key, value.list, argument)
          continue
        }
        items.append(URLQueryItem(name: name, value: value.text ?? argument))
        if name == LaunchKey<Bool>.uiTesting.name {
          isTesting = Self.truths.contains((value.text ?? argument).lowercased())
        }
      case .leftover(let word): page = page ?? word
      }
    }
    // A URL with a password isn't on the command line, but in a secret value.
    if !url.isEmpty { page = url }
    if let page, let fault = URLFault(page) { throw .invalidURL(page, fault) }
    guard let page, var components = URLComponents(string: page),
      ["http", "https", "file"].contains(components.scheme?.lowercased() ?? "")
    else { throw .noPage(argument: page) }
    if !items.isEmpty { components.queryItems = (components.queryItems ?? []) + items }
    // A plus sign in a query would be read as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?
      .replacingOccurrences(of: "+", with: "%2B")
    guard let url = components.string else { throw .noPage(argument: page) }
    self.url = url
  }

  /// The network access of the page.
  var access: NetworkAccess {
    NetworkAccess(
      host: URLComponents(string: url)?.host,
      isClosed: isTesting && !(isNetworkOpen && openHosts.isEmpty), openHosts: openHosts)
  }

  private mutating func read(
    _ key: PageLaunchKey, _ values: [String], _ argument: String
  ) throws(PageAdapterError) {
    let value = values.first ?? ""
    func refuse(_ known: String) -> PageAdapterError {
      .invalidArgument(key: key.rawValue, value: argument, known: known)
    }
    switch key {
    case .page: url = argument
    case .clock:
      guard value == "virtual" else { throw refuse("virtual: a page's time can't be real") }
    case .screen:
      guard let size = LaunchScreen(text: value) else {
        throw refuse("phone, terminal, or a size in points such as 390x844")
      }
      screen = size
    case .errors:
      guard ["log", "end"].contains(value) else { throw refuse("log, end") }
      goesOnAfterErrors = value == "log"
    case .network:
      guard ["closed", "open"].contains(value) else { throw refuse("closed, open") }
      isNetworkOpen = value == "open"
    case .hosts: openHosts = values
    case .stubs: stubFiles = values
    case .downloads: downloadFolder = URL(fileURLWithPath: value).path
    case .state: stateFile = value
    case .permissions:
      permissions = []
      for name in values {
        guard let permission = PagePermission(rawValue: name) else {
          throw refuse(PagePermission.allCases.map(\.rawValue).joined(separator: ", "))
        }
        permissions?.append(permission)
      }
    case .limit:
      guard let seconds = Int(value), (1...3600).contains(seconds) else {
        throw refuse("a number of seconds from 1 to 3600")
      }
      answerLimit = seconds
    }
  }

  private static let truths: Set<String> = ["yes", "true", "1", "y", "t"]
}

extension LaunchObject {
  /// The texts of an array, or the parts of a comma-separated text.
  fileprivate var list: [String] {
    if case .array(let items) = self { return items.compactMap(\.text) }
    return (text ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
