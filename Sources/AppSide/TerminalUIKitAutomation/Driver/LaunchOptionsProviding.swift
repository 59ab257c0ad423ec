import LaunchDomain

/// An app delegate that declares its launch arguments, so that a test reports mistyped ones.
///
/// They are also reported to a person who starts the app from a shell: instead of launching, the
/// app prints the unknown argument with suggestions on standard error and exits with 64
/// (`EX_USAGE`). `-help YES`, or `--help`, prints the accepted arguments.
///
/// Conform your application delegate to this protocol; nothing else is needed.
@MainActor
public protocol LaunchOptionsProviding {
  /// The declared keys and the values given.
  var launchOptions: LaunchOptions { get }
}
