// The C library declares its standard output as a variable that any code may change.
import AutomationProtocol
@preconcurrency import Foundation
import HangReport
import Synchronization

/// The standard streams of an app under automation, taken over before any of the app's code runs.
///
/// Standard output carries only the protocol: the agent keeps a private copy and points descriptor 1 at 2, so
/// that the app's output goes to its log. Standard input moves likewise, and the app gets an empty one.
public struct StandardStreams: Sendable {
  /// The descriptor from which the agent reads the test's lines.
  public let input: Int32
  /// The descriptor to which the agent writes its lines.
  public let output: Int32

  /// The streams that were taken at load time, or `nil` if no test drives this process.
  public static var taken: StandardStreams? { storage.withLock { $0 } }

  private static let storage = Mutex<StandardStreams?>(nil)

  /// Takes the streams if a test is to drive this process.
  ///
  /// - Parameter commandLine: The process's command line.
  static func takeIfAutomated(_ commandLine: CommandLineView) {
    let wasLaunchedByTest = getenv(AutomationEnvironment.session) != nil
    let speaksWithoutTest = commandLine.asksForTesting && isatty(STDIN_FILENO) == 0
    guard wasLaunchedByTest || speaksWithoutTest else { return }
    // Child processes of the app aren't part of the session.
    unsetenv(AutomationEnvironment.session)
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, lowestPrivateDescriptor)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, lowestPrivateDescriptor)
    guard input >= 0, output >= 0 else { return }
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // A stream that isn't a terminal is buffered, and the buffer is lost when the app crashes, is
    // killed or calls `_exit`: the last lines before that would be missing in the failure.
    setvbuf(stdout, nil, _IONBF, 0)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if nothing >= 0 {
      dup2(nothing, STDIN_FILENO)
      close(nothing)
    }
    // If the test disconnects, the app must end properly instead of being killed by a signal while
    // writing.
    signal(SIGPIPE, SIG_IGN)
    storage.withLock { $0 = StandardStreams(input: input, output: output) }
    HangupWatch(descriptor: input).start()
    _ = hang_report_install(BacktraceNotification.signal, output)
  }

  /// The lowest private descriptor, above the numbers that programs usually choose explicitly.
  private static let lowestPrivateDescriptor: Int32 = 100
}

/// The environment variables through which the test talks to the agent.
package enum AutomationEnvironment {
  /// The variable that is set if a test launched the process.
  package static let session = "UNDERSTUDY_SESSION"
}
