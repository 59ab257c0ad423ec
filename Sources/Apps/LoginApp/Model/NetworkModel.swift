import AppRuntime
import Foundation

/// The real service, over HTTP.
final class NetworkModel: Model {
  private let url: URL?
  private let work: WorkInFlight

  /// The timeout of a request, in seconds.
  private static let timeout: TimeInterval = 60

  /// Makes a model.
  ///
  /// - Parameters:
  ///   - service: The service's URL; the request goes to `login` below it.
  ///   - work: The tracker of requests in progress, so that a failure can name the pending one.
  init(service: String, work: WorkInFlight) {
    url = URL(string: service)?.appendingPathComponent("login")
    self.work = work
  }

  func login(
    user: String, password: String, completion: @escaping @MainActor (LoginResult) -> Void
  ) {
    guard let url else { return completion(.failure(.offline)) }
    let activity = work.begin("network", "waiting for the answer to POST \(url)")
    LoginLibrary.send(
      ["user": user, "password": password], to: url, timeout: Self.timeout
    ) { status, errorCode in
      DispatchQueue.main.async {
        completion(Self.result(status: status, errorCode: errorCode))
        activity.end()
      }
    }
  }

  private static func result(status: Int, errorCode: Int) -> LoginResult {
    switch (status, errorCode) {
    case (200, _): .success
    case (401, _): .wrongCredentials
    case (_, NSURLErrorTimedOut): .failure(.timeout)
    case (0, _): .failure(.offline)
    default: .failure(.server)
    }
  }
}
