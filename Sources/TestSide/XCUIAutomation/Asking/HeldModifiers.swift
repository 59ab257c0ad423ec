import AutomationProtocol

/// The modifier keys that a test holds down around what it does.
enum HeldModifiers {
  /// What is held where the test is now.
  @TaskLocal static var current: KeyModifiers = []
}
