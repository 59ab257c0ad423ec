import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches once, and records the calls of its delegate.
final class Fetcher: NSObject, Sendable, URLSessionDataDelegate, URLSessionDownloadDelegate {
  private let call: FetchCall
  private let progress = Mutex(Progress())
  private let ending = DispatchSemaphore(value: 0)

  private struct Progress {
    var result = FetchCall.Result()
    var isDone = false
  }

  init(_ call: FetchCall) { self.call = call }

  /// The result so far.
  var state: FetchCall.Result { progress.withLock(\.result) }

  /// The result, or `nil` until the fetch has ended.
  var result: FetchCall.Result? { progress.withLock { $0.isDone ? $0.result : nil } }

  /// Blocks the calling thread until the request has ended.
  func wait() { ending.wait() }

  func start() {
    guard let url = URL(string: call.url) else {
      return note("no URL") { $0.isDone = true }
    }
    var request = URLRequest(url: url)
    request.timeoutInterval = call.timeout
    request.httpMethod = call.verb
    for (name, value) in call.headers { request.setValue(value, forHTTPHeaderField: name) }
    if call.kind == .data, !call.body.isEmpty { request.httpBody = call.body }
    switch call.session {
    case .shared:
      URLSession.shared.dataTask(with: request) { [self] data, response, error in
        note("data \(data?.count ?? 0)") { $0.result.body = data ?? Data() }
        end(response, error)
      }.resume()
    case .default: start(request, in: .default)
    case .ephemeral: start(request, in: .ephemeral)
    }
  }

  private func start(_ request: URLRequest, in configuration: URLSessionConfiguration) {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    switch call.kind {
    case .data: session.dataTask(with: request).resume()
    case .upload: session.uploadTask(with: request, from: call.body).resume()
    case .download: session.downloadTask(with: request).resume()
    }
    session.finishTasksAndInvalidate()
  }

  private func note(_ event: String, _ change: (inout Progress) -> Void = { _ in }) {
    progress.withLock { progress in
      progress.result.events.append(event)
      change(&progress)
    }
  }

  private func end(_ response: URLResponse?, _ error: (any Error)?) {
    progress.withLock { progress in
      if let response = response as? HTTPURLResponse {
        progress.result.status = response.statusCode
        progress.result.url = response.url?.absoluteString
        for case (let name as String, let value as String) in response.allHeaderFields {
          progress.result.headers[name] = value
        }
      }
      if let error {
        progress.result.errorCode = (error as NSError).code
        progress.result.errorText = error.localizedDescription
      }
      progress.isDone = true
    }
    ending.signal()
    DispatchQueue.main.async {}
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {
    note("data \(data.count)") { $0.result.body += data }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    note("redirect to \(request.url?.absoluteString ?? "")")
    guard let gate = call.redirectGate else { return completionHandler(request) }
    // The handler is called once, on any thread.
    nonisolated(unsafe) let answer = completionHandler
    DispatchQueue.global().async {
      let descriptor = open(gate, O_RDONLY)
      var byte: UInt8 = 0
      while read(descriptor, &byte, 1) > 0 {}
      close(descriptor)
      answer(request)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    note("challenge \(challenge.previousFailureCount)")
    guard let password = call.password, challenge.previousFailureCount == 0 else {
      return completionHandler(.performDefaultHandling, nil)
    }
    completionHandler(
      .useCredential, URLCredential(user: "grace", password: password, persistence: .none))
  }

  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    let data = try? Data(contentsOf: location)
    note("downloaded \(data?.count ?? -1)") { $0.result.body = data ?? Data() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    end(task.response, error)
  }
}
