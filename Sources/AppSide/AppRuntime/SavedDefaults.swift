import Foundation

/// The user defaults on the disk, which the next launch of the app reads.
///
/// On Apple's platforms another process writes them soon after a change. Foundation on Linux keeps
/// changes in memory until it is asked to write them, and loses them when the app ends.
package enum SavedDefaults {
  /// Writes the changes, including those of other suites than the standard one.
  package static func save() { UserDefaults.standard.synchronize() }

  /// Writes the changes when the process exits.
  package static let saveAtExit: Void = { _ = atexit { SavedDefaults.save() } }()
}
