import Foundation

/// Makes the kernel end processes with the adapter, even if it is killed together with the test.
enum EndingWithParent {
  /// Returns the command line with which a program ends when its parent process ends.
  ///
  /// Without util-linux's `setpriv`, the command line is unchanged.
  static func command(_ words: [String]) -> [String] {
    guard access(program, X_OK) == 0 else { return words }
    return [program, "--pdeathsig", "KILL", "--"] + words
  }

  private static let program = "/usr/bin/setpriv"
}
