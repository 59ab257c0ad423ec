import Foundation

/// The library that sends the request, loaded on first use.
///
/// `LoginNetworking` explains why it is a separate library.
enum LoginLibrary {
  private typealias Completion = @convention(c) (UnsafeMutableRawPointer, Int32, Int32) -> Void
  private typealias SendRequest =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, Double, UnsafeMutableRawPointer, Completion
    ) -> Void

  /// A caller waiting for one answer.
  private final class Waiter: Sendable {
    let completion: @Sendable (_ status: Int, _ errorCode: Int) -> Void

    init(_ completion: @escaping @Sendable (Int, Int) -> Void) { self.completion = completion }
  }

  private static let sendRequest: SendRequest? = {
    guard let library = dlopen("libLoginNetworking.so", RTLD_NOW),
      let symbol = dlsym(library, "understudy_login_request")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown"
      try? FileHandle.standardError.write(
        contentsOf: Data("LoginApp: no network library: \(reason)\n".utf8))
      return nil
    }
    return unsafeBitCast(symbol, to: SendRequest.self)
  }()

  /// Sends a JSON object; calls back once, on any thread, with an HTTP status and a `URLError`
  /// code, either zero.
  static func send(
    _ object: [String: String], to url: URL, timeout: TimeInterval,
    completion: @escaping @Sendable (_ status: Int, _ errorCode: Int) -> Void
  ) {
    guard let sendRequest, let body = try? JSONEncoder().encode(object) else {
      return completion(0, NSURLErrorCannotLoadFromNetwork)
    }
    let waiter = Unmanaged.passRetained(Waiter(completion)).toOpaque()
    sendRequest(
      url.absoluteString, String(decoding: body, as: UTF8.self), timeout, waiter
    ) { waiter, status, errorCode in
      Unmanaged<Waiter>.fromOpaque(waiter).takeRetainedValue()
        .completion(Int(status), Int(errorCode))
    }
  }
}
