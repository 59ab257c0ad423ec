import Synchronization

extension LaunchSchema {
  private static let ofModules = Mutex<[Declaration]>([])

  /// Adds keys to every schema made from now on, for a module that reads its own launch arguments and is
  /// linked into some apps only.
  package static func register(_ declarations: [Declaration]) {
    ofModules.withLock { $0 += declarations }
  }

  /// The keys of the linked modules.
  static var moduleDeclarations: [Declaration] { ofModules.withLock { $0 } }
}
