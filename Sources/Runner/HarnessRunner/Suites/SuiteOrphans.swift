import AppDriving
import Foundation
import SystemShims

/// Ends and removes the apps and folders that tests' processes leave after an interruption.
enum SuiteOrphans {
  /// Makes this process the parent of processes that outlive their tests, so that they can be found.
  ///
  /// Only a process that is about to end may do so, because it doesn't reap the orphans.
  static func adopt() { ProcessFamily.adoptOrphans() }

  /// Waits for processes that outlive their tests, kills them after a time limit, and removes their folders.
  static func end() {
    let own = getpid()
    // Apps end on their own when their test has ended, and clean up shared resources.
    ProcessFamily.wait(for: ProcessFamily.descendants(of: own), upTo: patience)
    ProcessFamily.kill(ProcessFamily.descendants(of: own), upTo: patience)
    AppContainer.removeAbandoned()
  }

  private static let patience = Duration.seconds(2)
}
