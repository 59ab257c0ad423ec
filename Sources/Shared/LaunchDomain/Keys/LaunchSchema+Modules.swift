import Synchronization

extension LaunchSchema {
  private static let ofModules = Mutex<[Declaration]>([])

  /// Adds keys to every schema that is made from now on, for a module that reads launch arguments of
  /// its own and is linked into some apps only.
  package static func register(_ declarations: [Declaration]) {
    ofModules.withLock { $0 += declarations }
  }

  /// The keys of the modules that are linked.
  static var moduleDeclarations: [Declaration] { ofModules.withLock { $0 } }
}
