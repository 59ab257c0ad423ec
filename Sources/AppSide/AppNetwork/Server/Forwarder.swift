import Foundation
import NetworkStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests to the real service, for an open network and for recordings.
final class Forwarder: Sendable {
  static let shared = Forwarder()

  /// The fragment by which the router recognises requests that have to go out; it isn't sent.
  static let mark = "#understudy-forwarded"

  private let session: URLSession = {
    // The app's own session handles cookies, caches and redirects.
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    return URLSession(
      configuration: configuration, delegate: RedirectRefuser(), delegateQueue: nil)
  }()

  /// Sends a request; calls back once, on any thread.
  func send(
    _ request: NetworkRequest,
    _ completion: @escaping @Sendable (Result<HARArchive.Entry, any Error>) -> Void
  ) {
    guard let url = URL(string: request.url + Self.mark) else {
      return completion(.failure(URLError(.badURL)))
    }
    var real = URLRequest(url: url)
    real.httpMethod = request.method
    for field in request.headers.fields where !Self.own.contains(field.name.lowercased()) {
      real.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if !request.body.isEmpty { real.httpBody = request.body }
    let started = Date()
    session.dataTask(with: real) { data, response, error in
      guard let response = response as? HTTPURLResponse else {
        return completion(.failure(error ?? URLError(.badServerResponse)))
      }
      var answer = StubAnswer(status: response.statusCode)
      for (name, value) in response.allHeaderFields {
        guard let name = name as? String, let value = value as? String,
          !Self.undone.contains(name.lowercased())
        else { continue }
        answer.headers.append(name, value)
      }
      answer.headers.fields.sort { $0.name < $1.name }
      answer.body = .data(data ?? Data())
      completion(
        .success(
          HARArchive.Entry(
            started: started.formatted(.iso8601), duration: Date().timeIntervalSince(started),
            request: request, answer: answer)))
    }.resume()
  }

  /// The header fields that libcurl writes itself.
  private static let own: Set<String> = [
    "host", "connection", "accept-encoding", "content-length", "transfer-encoding", "expect",
  ]
  /// The header fields that no longer apply once libcurl has decoded the body.
  private static let undone: Set<String> = [
    "content-encoding", "transfer-encoding", "content-length", "connection",
  ]
}

/// Leaves redirects to the app's own session.
private final class RedirectRefuser: NSObject, URLSessionTaskDelegate, Sendable {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
