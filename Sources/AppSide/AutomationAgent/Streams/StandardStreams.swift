import Foundation
import Synchronization

/// The standard streams of an app under automation, taken before anything of the app runs.
///
/// Standard output belongs to the protocol from the first instruction: the agent keeps a private copy
/// and points descriptor 1 at 2, so that what the app prints lands in its log. Standard input moves
/// likewise, and the app sees an empty one.
public struct StandardStreams: Sendable {
  /// Where the test's lines come from.
  public let input: Int32
  /// Where the agent's lines go to.
  public let output: Int32

  /// The streams that were taken at load time; nil when nobody tests this process.
  public static var taken: StandardStreams? { storage.withLock { $0 } }

  private static let storage = Mutex<StandardStreams?>(nil)

  /// Takes the streams if this process is to be driven by a test.
  ///
  /// - Parameter commandLine: The process's command line.
  static func takeIfAutomated(_ commandLine: CommandLineView) {
    let wasLaunchedByTest = getenv(AutomationEnvironment.session) != nil
    let speaksWithoutTest = commandLine.asksForTesting && isatty(STDIN_FILENO) == 0
    guard wasLaunchedByTest || speaksWithoutTest else { return }
    // Children of the app are not part of the session.
    unsetenv(AutomationEnvironment.session)
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, lowestPrivateDescriptor)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, lowestPrivateDescriptor)
    guard input >= 0, output >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    // A test that is gone must end the app, not kill it by a signal in the middle of its work.
    signal(SIGPIPE, SIG_IGN)
    storage.withLock { $0 = StandardStreams(input: input, output: output) }
    HangupWatch(descriptor: input).start()
  }

  /// Above the numbers that programs like to choose for themselves.
  private static let lowestPrivateDescriptor: Int32 = 100
}

/// What the test's side says to the agent through the environment.
package enum AutomationEnvironment {
  /// Set when a test launched the process.
  package static let session = "UNDERSTUDY_SESSION"
}
