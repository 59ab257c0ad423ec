import AutomationProtocol
import Foundation

/// A call that makes the app fetch something with URLSession.
package struct FetchCall: AutomationCall, Hashable {
  package static let method = "fetch"

  /// The session that fetches.
  package enum Session: String, Codable, Sendable, CaseIterable {
    case shared, `default`, ephemeral
  }

  /// The kind of the task.
  package enum Kind: String, Codable, Sendable { case data, upload, download }

  package var url: String
  package var session: Session
  package var kind = Kind.data
  package var verb = "GET"
  package var headers: [String: String] = [:]
  package var body = Data()
  /// The password with which to answer challenges; without one they are refused.
  package var password: String?
  /// A named pipe; the delegate follows a redirect once its other end has been opened and closed.
  package var redirectGate: String?
  /// Whether the main thread is blocked until the request has ended.
  package var blocksMainThread = false
  /// The timeout of the request, in seconds of app time.
  package var timeout = 60.0

  package init(_ url: String, session: Session = .ephemeral) {
    self.url = url
    self.session = session
  }

  /// The result of the fetch, as the app sees it.
  package struct Result: Codable, Sendable, Hashable {
    package var status: Int?
    package var url: String?
    package var headers: [String: String] = [:]
    package var body = Data()
    /// The code of URLSession's error.
    package var errorCode: Int?
    package var errorText = ""
    /// The delegate calls received, in order.
    package var events: [String] = []
    /// The duration, in seconds of app time.
    package var elapsed = 0.0

    package init() {}

    package var text: String { String(decoding: body, as: UTF8.self) }
  }
}
