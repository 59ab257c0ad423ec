import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends the login request; calls back once, on any thread.
///
/// The app loads this library only if it talks to the real service: Foundation's networking brings
/// some thirty libraries with it, which would add five milliseconds to every launch, stubbed or
/// not. The interface uses only C types, so that the function can be looked up by name.
///
/// - Parameters:
///   - url: The URL to send the request to.
///   - body: The request's JSON.
///   - timeout: The longest time to wait for the answer, in seconds.
///   - context: A pointer to pass to the completion.
///   - completion: Gets the context, the HTTP status or zero, and the `URLError` code or zero.
@c(understudy_login_request)
public func sendLoginRequest(
  _ url: UnsafePointer<CChar>, _ body: UnsafePointer<CChar>, _ timeout: Double,
  _ context: UnsafeMutableRawPointer,
  _ completion: @escaping @convention(c) (UnsafeMutableRawPointer, Int32, Int32) -> Void
) {
  // The pointer is only passed through; its safety is the caller's concern.
  nonisolated(unsafe) let context = context
  guard let url = URL(string: String(cString: url)) else {
    return completion(context, 0, Int32(URLError.Code.badURL.rawValue))
  }
  var request = URLRequest(url: url, timeoutInterval: timeout)
  request.httpMethod = "POST"
  request.setValue("application/json", forHTTPHeaderField: "Content-Type")
  request.httpBody = Data(String(cString: body).utf8)
  let task = URLSession.shared.dataTask(with: request) { _, response, error in
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let code = (error as? URLError)?.errorCode ?? (error == nil ? 0 : -1)
    completion(context, Int32(clamping: status), Int32(clamping: code))
  }
  task.resume()
}
