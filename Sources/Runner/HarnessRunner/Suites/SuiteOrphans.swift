import AppDriving
import Foundation
import SystemShims

/// What tests' processes leave when an interruption ends them: their apps, and the folders of these.
enum SuiteOrphans {
  /// Makes this process the parent of what outlives tests' processes, so that it can be found.
  ///
  /// Only a process that is about to end may do so: nobody else would collect them.
  static func adopt() { ProcessFamily.adoptOrphans() }

  /// Waits for what has outlived tests' processes, ends it if that takes long, and removes the folders.
  static func end() {
    let own = getpid()
    // Apps end by themselves when their test is gone, and put away what they share.
    ProcessFamily.wait(for: ProcessFamily.descendants(of: own), upTo: patience)
    ProcessFamily.kill(ProcessFamily.descendants(of: own), upTo: patience)
    AppContainer.removeAbandoned()
  }

  private static let patience = Duration.seconds(2)
}
