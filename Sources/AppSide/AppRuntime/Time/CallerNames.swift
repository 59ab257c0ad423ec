import SystemShims

/// The functions that wait for a time or have set a timer, by the return addresses on their stack.
@MainActor
struct CallerNames {
  /// A library that sets timers for others.
  enum Library {
    case foundation, dispatch
  }

  /// The symbols, the innermost first.
  private let symbols: [String]
  private let files: [String]

  /// Looks up the functions of some return addresses, the innermost first; zeros don't count.
  init(_ addresses: [UInt]) {
    // The instruction before the one to return to is in the function that called.
    let calls = addresses.filter { $0 != 0 }.map { $0 - 1 }
    let locations = calls.map { DynamicLinker.location(of: $0) }
    let own = ProgramSymbols.ofThisProgram(calls)
    files = locations.map { $0?.file ?? "" }
    symbols = zip(calls, locations).map { call, location in
      own[call] ?? location?.symbolName ?? ""
    }
  }

  /// The library that has set a timer, if it is known.
  var library: Library? {
    for (symbol, file) in zip(symbols, files) {
      if symbol.hasPrefix("CFRunLoop") || symbol.hasPrefix("__CF") || file.contains("libFoundation.so") {
        return .foundation
      }
      if symbol.hasPrefix("_dispatch") || symbol.hasPrefix("dispatch_") || file.contains("libdispatch.so") {
        return .dispatch
      }
    }
    return nil
  }

  /// The innermost function of the app, such as `App.Model.load()`; nil if none is known.
  var place: String? {
    for symbol in symbols {
      guard let name = SwiftSymbol.function(symbol) else { continue }
      let module = String(name.prefix { $0 != "." })
      // Who sets a timer from its main loop sets it again, for what somebody else has asked for.
      if Self.loopModules.contains(module) { return nil }
      if !Self.libraryModules.contains(module) { return name }
    }
    return nil
  }

  private static let loopModules: Set<String> = ["AppRuntime", "AutomationAgent"]
  private static let libraryModules: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Swift",
    "_Concurrency", "Synchronization", "TerminalUIKit", "TerminalUIKitAutomation", "__C",
  ]
}
