import AutomationAgent

/// A field that tells what is in it.
@MainActor
final class FakeSecureField: FakeElement, SecureField {
  var automationSecureText = ""
}
