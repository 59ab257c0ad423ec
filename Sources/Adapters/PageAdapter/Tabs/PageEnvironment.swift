import Foundation

/// The objects and settings that all pages of a launch share.
@MainActor
struct PageEnvironment {
  let connection: DevToolsConnection
  /// The context, which holds the storage and the cache of the launch.
  let context: String
  /// The size of the screen, in points.
  let size: CGSize
  let network: PageNetwork
  let stubs: PageStubs
  let downloads: PageDownloads
  let log: PageLog
  /// Whether an uncaught error ends the session.
  var endsAfterErrors = true
  /// The longest time to wait for a page and its server, in real seconds.
  var answerLimit = 30
  /// The permissions of the page, or `nil` for the browser's defaults.
  var permissions: [String]?

  /// The requests sent to each page before it loads.
  var requests: [(method: String, parameters: JSON)] {
    [("Page.setInterceptFileChooserDialog", ["enabled": true]), stubs.enabling]
  }

  /// The requests sent to the browser.
  var browserRequests: [(method: String, parameters: JSON)] {
    var requests = [
      // A page in a new tab waits until all requests have been sent to it.
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

  /// Returns the request that grants some permissions and denies all others.
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
