import Synchronization
import SystemShims

/// The source lines of return addresses, from the debug information.
enum SourceLines {
  /// Returns the first line of a stack that satisfies a condition.
  ///
  /// - Parameters:
  ///   - returnAddresses: The stack, the innermost first.
  ///   - ignored: The beginnings of the paths of sources in which no line is wanted.
  ///   - isWanted: The condition.
  static func first(
    of returnAddresses: [UInt64], outside ignored: [String], where isWanted: (CallSite) -> Bool
  ) -> CallSite? {
    let lines = lines(of: returnAddresses)
    for address in returnAddresses {
      let found = lines[address]?.first { line in
        !ignored.contains { line.path.hasPrefix($0) } && isWanted(line)
      }
      if let found { return found }
    }
    return nil
  }

  /// Returns the lines of addresses.
  ///
  /// Starting the program that finds them takes longest, so it keeps running, gets the whole stack at once, and
  /// is asked for each address only once.
  private static func lines(of returnAddresses: [UInt64]) -> [UInt64: [CallSite]] {
    known.withLock { known in
      let unknown = returnAddresses.filter { known[$0] == nil }
      let found = unknown.isEmpty ? [:] : Symbolizer.lines(of: unknown, keepsProgram: true) ?? [:]
      for address in unknown {
        known[address] = (found[address] ?? []).map {
          CallSite(path: $0.path, line: $0.line, column: $0.column)
        }
      }
      return known
    }
  }

  private static let known = Mutex<[UInt64: [CallSite]]>([:])

  /// Returns whether a line is in code that the compiler or a macro has generated.
  static func isGenerated(_ line: CallSite) -> Bool {
    line.path.contains("<compiler-generated>") || line.path.contains("@__swiftmacro_")
  }
}
