import SystemShims

/// The functions on a stack that wait for a time or have set a timer.
@MainActor
struct CallerNames {
  /// A library that sets timers for others.
  enum Library {
    case foundation, dispatch
  }

  /// The addresses of the calls, the innermost first.
  private let calls: [UInt]
  private let locations: [DynamicLinker.Location?]

  /// Creates the names from return addresses, the innermost first; zeros don't count.
  init(_ addresses: [UInt]) {
    // The instruction before the one to return to is in the function that called.
    calls = addresses.filter { $0 != 0 }.map { $0 - 1 }
    locations = calls.map { DynamicLinker.location(of: $0) }
  }

  /// The library that has set a timer, if its file is known.
  var library: Library? {
    for location in locations {
      guard let file = location?.file else { continue }
      if file.contains("libFoundation.so") { return .foundation }
      if file.contains("libdispatch.so") { return .dispatch }
    }
    return nil
  }

  /// Returns the innermost function of the app, such as `App.Model.load()`; `nil` if none is known.
  ///
  /// This searches the executable's symbols, which takes some milliseconds.
  func findPlace() -> String? {
    let own = ProgramSymbols.ofThisProgram(calls)
    for (call, location) in zip(calls, locations) {
      guard let symbol = own[call] ?? location?.symbolName,
        let name = SwiftSymbol.function(symbol)
      else { continue }
      let module = String(name.prefix { $0 != "." })
      // A main loop only renews timers that other code has set before.
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
