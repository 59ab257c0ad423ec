import LaunchDomain

/// An app delegate that declares its launch arguments, so that a test learns of a mistyped one.
///
/// So does a person who starts the app from a shell: it is not launched, says on standard error which
/// argument was not understood and what may have been meant, and exits with 64 (`EX_USAGE`).
/// `-help YES`, or `--help`, prints what it takes.
///
/// Conform your application delegate to it; nothing else is needed.
@MainActor
public protocol LaunchOptionsProviding {
  /// The declared keys and what became of the arguments.
  var launchOptions: LaunchOptions { get }
}
