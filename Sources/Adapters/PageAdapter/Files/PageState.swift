import Foundation

/// The cookies and the local storage that a page begins with, in Playwright's format:
/// `{"cookies": […], "origins": [{"origin": …, "localStorage": [{"name": …, "value": …}]}]}`.
struct PageState: Decodable {
  /// The local storage of one origin.
  struct Origin: Decodable {
    var origin: String
    var localStorage: [Item]?
  }

  /// A key and its value in the local storage.
  struct Item: Codable {
    var name: String
    var value: String
  }

  var cookies: [JSON]?
  var origins: [Origin]?

  /// Reads a file.
  ///
  /// - Throws: `PageAdapterError.invalidState`.
  init(contentsOf path: String) throws(PageAdapterError) {
    do {
      self = try JSONDecoder().decode(
        PageState.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let DecodingError.keyNotFound(key, context) {
      let place = context.codingPath.map(\.stringValue).joined(separator: ".")
      throw .invalidState(
        path: path, reason: "\(place.isEmpty ? "it" : place) has no “\(key.stringValue)”")
    } catch is DecodingError {
      throw .invalidState(path: path, reason: "it isn't the JSON of a browser's state")
    } catch {
      throw .invalidState(path: path, reason: "it can't be read")
    }
  }

  /// The cookies in the browser's format, in which session cookies have no date.
  var browserCookies: [JSON] {
    (cookies ?? []).map { cookie in
      guard case .object(var members) = cookie else { return cookie }
      if let date = members["expires"]?.number, date < 0 { members["expires"] = nil }
      return .object(members)
    }
  }

  /// Stores everything in a context whose page is still empty.
  ///
  /// Only a page of an origin has access to its storage, so an empty page of each origin is opened, without a
  /// request to its server.
  @MainActor
  func restore(
    _ connection: DevToolsConnection, _ page: PreparedPage
  ) throws(PageAdapterError) {
    if !browserCookies.isEmpty {
      connection.tell(
        "Storage.setCookies",
        ["cookies": .array(browserCookies), "browserContextId": .string(page.context)])
    }
    let stored = (origins ?? []).filter { $0.localStorage?.isEmpty == false }
    guard !stored.isEmpty else { return }
    connection.onEvent = { message in
      guard message.method == "Fetch.requestPaused",
        let identifier = message.parameters?["requestId"]
      else { return }
      connection.tell(
        "Fetch.fulfillRequest", session: page.session,
        [
          "requestId": identifier, "responseCode": 200,
          "responseHeaders": [["name": "Content-Type", "value": "text/html"]],
        ])
    }
    connection.tell("Fetch.enable", session: page.session)
    for origin in stored {
      try connection.call(
        "Page.navigate", session: page.session, ["url": .string(origin.origin + "/")])
      try connection.call(
        "Runtime.evaluate", session: page.session, ["expression": .string(origin.script)])
    }
    connection.tell("Fetch.disable", session: page.session)
    try connection.call("Page.navigate", session: page.session, ["url": "about:blank"])
    connection.tell("Page.resetNavigationHistory", session: page.session)
    connection.onEvent = nil
  }
}

extension PageState.Origin {
  /// The script that stores the values.
  fileprivate var script: String {
    (localStorage ?? []).map {
      "localStorage.setItem(\(JSON.string($0.name).text), \(JSON.string($0.value).text));"
    }.joined()
  }
}
