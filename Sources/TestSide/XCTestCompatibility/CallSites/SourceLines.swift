import Runtime
import Synchronization

/// The source lines of return addresses, from the debug information.
enum SourceLines {
  /// Returns the first line of a stack that satisfies a condition.
  ///
  /// `Symbolizer` finds the lines of the whole stack. Without it, `Runtime` reads the debug information
  /// once more for each address, so the search ends at the line, passes over functions of modules that
  /// it knows to be in the ignored sources, and keeps what it has found.
  ///
  /// - Parameters:
  ///   - returnAddresses: The stack, the innermost first.
  ///   - ignored: The beginnings of the paths of sources in which no line is wanted.
  ///   - isWanted: The condition.
  static func first(
    of returnAddresses: [UInt64], outside ignored: [String],
    where isWanted: (CallSite) -> Bool
  ) -> CallSite? {
    // The lookup of symbols uses global memory without synchronization.
    known.withLock { known in
      if let found = Symbolizer.lines(of: returnAddresses.filter { known.lines[$0] == nil }) {
        known.lines.merge(found) { $1 }
        for address in returnAddresses where known.lines[address] == nil {
          known.lines[address] = []
        }
      }
      var images: ImageMap?
      var modules: [String?] = []
      for (index, address) in returnAddresses.enumerated() {
        if known.lines[address] == nil {
          let map = images ?? ImageMap.capture()
          if images == nil { modules = definingModules(of: returnAddresses, in: map) }
          images = map
          if let module = modules[index], known.ignoredModules.contains(module) { continue }
          known.lines[address] = lines(of: address, in: map)
        }
        guard let found = known.lines[address] else { continue }
        let wanted = found.filter { line in !ignored.contains { line.path.hasPrefix($0) } }
        if let line = wanted.first(where: isWanted) { return line }
        if !modules.isEmpty, let module = modules[index], wanted.isEmpty, !found.isEmpty {
          known.ignoredModules.insert(module)
        }
      }
      return nil
    }
  }

  /// Returns the module that each address's function is written in; `nil` where the symbol does not
  /// tell.
  private static func definingModules(
    of returnAddresses: [UInt64], in images: ImageMap
  ) -> [String?] {
    let unknown = [String?](repeating: nil, count: returnAddresses.count)
    // Optimised code may have functions of other modules inlined.
    #if DEBUG
      let backtrace = Backtrace(returnAddresses: returnAddresses)?
        .symbolicated(with: images, options: .useSymbolCache)
      guard let frames = backtrace?.frames, frames.count == returnAddresses.count else {
        return unknown
      }
      return frames.map { $0.symbol.flatMap { DefiningModule.named(by: $0.rawName) } }
    #else
      return unknown
    #endif
  }

  /// Returns the line of an address, and before it those of functions that are inlined there.
  private static func lines(
    of address: UInt64, in images: ImageMap
  ) -> [CallSite] {
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
  ) -> [CallSite] {
    let symbolicated = Backtrace(returnAddresses: [address])?
      .symbolicated(with: images, options: [option, .useSymbolCache])
    return symbolicated?.frames.compactMap { frame in
      frame.symbol?.sourceLocation.map {
        CallSite(path: $0.path, line: $0.line, column: $0.column)
      }
    } ?? []
  }

  /// Returns whether a line is in code that the compiler or a macro has generated.
  static func isGenerated(_ line: CallSite) -> Bool {
    line.path.contains("<compiler-generated>") || isOfMacro(line)
  }

  private static func isOfMacro(_ line: CallSite) -> Bool {
    line.path.contains("@__swiftmacro_")
  }

  private struct Known {
    var lines: [UInt64: [CallSite]] = [:]
    /// The modules of which a function was found in ignored sources.
    var ignoredModules: Set<String> = []
  }

  private static let known = Mutex(Known())
}
