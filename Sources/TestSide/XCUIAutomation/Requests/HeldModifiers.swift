import AutomationProtocol

/// The modifier keys that a test holds down during interactions.
enum HeldModifiers {
  /// The modifier keys held down in the current task.
  @TaskLocal static var current: KeyModifiers = []
}
