import Foundation

/// Lets the kernel end processes with the adapter, even if that is killed together with the test.
enum EndingWithParent {
  /// Returns the command line under which a program ends with the process that has started it.
  ///
  /// Where util-linux's `setpriv` is missing it is the program's own.
  static func command(_ words: [String]) -> [String] {
    guard access(program, X_OK) == 0 else { return words }
    return [program, "--pdeathsig", "KILL", "--"] + words
  }

  private static let program = "/usr/bin/setpriv"
}
