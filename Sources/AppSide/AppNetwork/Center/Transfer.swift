import AppRuntime
import NetworkStubs

/// A request of URLSession from its URL to its end.
struct Transfer {
  /// The URL that the app has given.
  var url: String
  /// The return addresses of the code that made the request, innermost first.
  var callerAddresses: [UInt]
  /// The work that keeps the app busy, or `nil` while the answer waits on the app's clock.
  var activity: WorkInFlight.Activity?
  /// The number of the request among all requests, or `nil` until its outcome is decided.
  var request: Int?
  /// Whether the answer redirects to another URL, so that the app is asked whether to follow.
  var isRedirected = false
}
