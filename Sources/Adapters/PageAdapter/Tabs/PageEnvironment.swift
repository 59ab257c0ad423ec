import Foundation

/// What all pages of a launch have in common.
@MainActor
struct PageEnvironment {
  let connection: DevToolsConnection
  /// The context: what is stored and cached for the launch.
  let context: String
  /// The size of the screen, in points.
  let size: CGSize
  let network: PageNetwork
  let stubs: PageStubs
  let downloads: PageDownloads
  let log: PageLog
  /// Whether an error that nothing catches ends the session.
  var endsAfterErrors = true
  /// In how many seconds of real time a page's server has to answer.
  var answerLimit = 30
  /// What the page may do without asking; `nil` leaves it to the browser.
  var permissions: [String]?

  /// What each page is told before it loads anything.
  var requests: [(method: String, parameters: JSON)] {
    [("Page.setInterceptFileChooserDialog", ["enabled": true]), stubs.enabling]
  }

  /// What the browser is told.
  var browserRequests: [(method: String, parameters: JSON)] {
    var requests = [
      // A page in a new tab waits until it has been told everything.
      (
        method: "Target.setAutoAttach",
        parameters: [
          "autoAttach": true, "waitForDebuggerOnStart": true, "flatten": true,
          "filter": [["type": "page"]],
        ] as JSON
      ),
      downloads.enabling(context: context),
    ]
    if let permissions { requests.append(Self.granting(permissions, context: context)) }
    return requests
  }

  /// The request that allows some things and refuses all others.
  static func granting(
    _ permissions: [String], context: String
  ) -> (method: String, parameters: JSON) {
    (
      "Browser.grantPermissions",
      [
        "permissions": .array(permissions.map { .string($0) }),
        "browserContextId": .string(context),
      ]
    )
  }
}
