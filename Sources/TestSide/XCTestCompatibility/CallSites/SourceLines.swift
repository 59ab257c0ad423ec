import Runtime
import Synchronization

/// The source lines of return addresses, from the debug information.
enum SourceLines {
  /// Returns the first line of a stack that satisfies a condition.
  ///
  /// The toolchain reads the debug information once more for each address, so the search ends at the
  /// line, and what has been found is kept.
  ///
  /// - Parameters:
  ///   - returnAddresses: The stack, the innermost first.
  ///   - isWanted: The condition.
  static func first(
    of returnAddresses: [UInt64], where isWanted: (SymbolicatedBacktrace.SourceLocation) -> Bool
  ) -> SymbolicatedBacktrace.SourceLocation? {
    // The lookup of symbols uses global memory without synchronization.
    known.withLock { known in
      var images: ImageMap?
      for address in returnAddresses {
        if known[address] == nil {
          let map = images ?? ImageMap.capture()
          images = map
          known[address] = lines(of: address, in: map)
        }
        if let line = known[address]?.first(where: isWanted) { return line }
      }
      return nil
    }
  }

  /// Returns the line of an address, and before it those of functions that are inlined there.
  private static func lines(
    of address: UInt64, in images: ImageMap
  ) -> [SymbolicatedBacktrace.SourceLocation] {
    // Looking for inlined functions takes longest.
    #if DEBUG
      let found = lines(of: address, in: images, .showSourceLocations)
      // Without optimisation only the code of macros such as `#expect` is inlined.
      if !found.contains(where: isOfMacro) { return found }
    #endif
    return lines(of: address, in: images, .showInlineFrames)
  }

  private static func lines(
    of address: UInt64, in images: ImageMap, _ option: Backtrace.SymbolicationOptions
  ) -> [SymbolicatedBacktrace.SourceLocation] {
    let symbolicated = Backtrace(returnAddresses: [address])?
      .symbolicated(with: images, options: [option, .useSymbolCache])
    return symbolicated?.frames.compactMap { $0.symbol?.sourceLocation } ?? []
  }

  /// Returns whether a line is in code that the compiler or a macro has generated.
  static func isGenerated(_ line: SymbolicatedBacktrace.SourceLocation) -> Bool {
    line.path.contains("<compiler-generated>") || isOfMacro(line)
  }

  private static func isOfMacro(_ line: SymbolicatedBacktrace.SourceLocation) -> Bool {
    line.path.contains("@__swiftmacro_")
  }

  private static let known = Mutex<[UInt64: [SymbolicatedBacktrace.SourceLocation]]>([:])
}
