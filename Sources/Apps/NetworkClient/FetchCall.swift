import AutomationProtocol
import Foundation

/// A call that makes the app fetch something with URLSession.
public struct FetchCall: AutomationCall, Hashable {
  public static let method = "fetch"

  /// The session that fetches.
  public enum Session: String, Codable, Sendable, CaseIterable {
    case shared, `default`, ephemeral
  }

  /// The kind of the task.
  public enum Kind: String, Codable, Sendable { case data, upload, download }

  public var url: String
  public var session: Session
  public var kind = Kind.data
  public var verb = "GET"
  public var headers: [String: String] = [:]
  public var body = Data()
  /// The answer to challenges; without one they are refused.
  public var password: String?
  /// The timeout of the request, in seconds of app time.
  public var timeout = 60.0

  public init(_ url: String, session: Session = .ephemeral) {
    self.url = url
    self.session = session
  }

  /// What the app has seen.
  public struct Result: Codable, Sendable, Hashable {
    public var status: Int?
    public var url: String?
    public var headers: [String: String] = [:]
    public var body = Data()
    /// The number of the error of URLSession, and its text.
    public var errorCode: Int?
    public var errorText = ""
    /// What the delegate heard, in its order.
    public var events: [String] = []
    /// The time that it took, in seconds of app time.
    public var elapsed = 0.0

    public var text: String { String(decoding: body, as: UTF8.self) }
  }
}
