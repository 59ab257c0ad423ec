import AutomationAgent

/// A secure field whose text a test sets.
@MainActor
final class FakeSecureField: FakeElement, SecureField {
  var automationSecureText = ""
}
