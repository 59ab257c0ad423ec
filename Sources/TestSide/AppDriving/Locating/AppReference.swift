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
  /// What an adapter opens: the URL of a page, or the executable file of a program.
  case adapted(URL, by: AppAdapter)
  /// A program with windows that runs already, by its process.
  case running(Int32)

  /// What an adapter gets to open, as a path or as a URL; nil for an app that links the agent.
  public var subject: String? {
    switch self {
    case .adapted(let url, let adapter): adapter == .page ? url.absoluteString : url.path
    case .running(let process): Self.processScheme + "\(process)"
    case .target, .identifier, .file: nil
    }
  }

  /// The beginning of a subject that is a process.
  static let processScheme = "process:"
}
