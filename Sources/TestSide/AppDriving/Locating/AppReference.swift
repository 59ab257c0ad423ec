import Foundation

/// A reference to an app.
public enum AppReference: Sendable, Hashable {
  /// The app of the test target, by Apple's convention or because there is only one.
  case target
  /// An app by its bundle identifier: the executable's name, or an identifier that ends with it.
  ///
  /// For example: `LoginApp`, `com.example.LoginApp`.
  case identifier(String)
  /// The executable file itself.
  case file(URL)
  /// The URL of a page, or the executable file of a program, which an adapter opens.
  case adapted(URL, by: AppAdapter)
  /// A program with windows that is already running, by its process identifier.
  case running(Int32)

  /// The path or URL that an adapter opens, or `nil` for an app that links the agent.
  public var subject: String? {
    switch self {
    case .adapted(let url, let adapter): adapter == .page ? url.absoluteString : url.path
    case .running(let process): Self.processScheme + "\(process)"
    case .target, .identifier, .file: nil
    }
  }

  /// The prefix of a subject that is a process.
  static let processScheme = "process:"
}
