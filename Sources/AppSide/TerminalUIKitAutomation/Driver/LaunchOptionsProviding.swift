import LaunchDomain

/// An app delegate that declares its launch arguments, so that a test learns of a mistyped one.
///
/// Conform your application delegate to it; nothing else is needed.
@MainActor
public protocol LaunchOptionsProviding {
  /// The declared keys and what became of the arguments.
  var launchOptions: LaunchOptions { get }
}
