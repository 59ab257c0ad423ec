import Synchronization

/// The extensions of the agent that are linked into the process.
public enum AgentExtensions {
  private static let makers = Mutex<[@MainActor @Sendable () -> any AgentExtension]>([])

  /// Registers an extension, which is made once for each session.
  public static func register(_ make: @escaping @MainActor @Sendable () -> any AgentExtension) {
    makers.withLock { $0.append(make) }
  }

  @MainActor
  static func make() -> [any AgentExtension] {
    makers.withLock { $0 }.map { $0() }
  }
}
