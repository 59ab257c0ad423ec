import Testing

@testable import TerminalUIKit

/// The texts of the system's questions.
struct PermissionPromptTests {
  @Test(arguments: ProtectedResource.allCases)
  func `each resource has a question with the app's name`(resource: ProtectedResource) {
    let prompt = PermissionPrompt(for: resource, app: "Notes", purpose: "To try it.")
    #expect(prompt.title.contains("“Notes”"))
    #expect(prompt.message == "To try it.")
    #expect(Set(prompt.choices.map(\.status)) == [.denied, .authorized])
  }

  @Test func `notifications and the location have special buttons`() {
    let notifications = PermissionPrompt(for: .notifications, app: "Notes", purpose: nil)
    #expect(notifications.title == "“Notes” Would Like to Send You Notifications")
    #expect(notifications.message?.contains("Settings") == true)
    #expect(notifications.choices.map(\.title) == ["Don’t Allow", "Allow"])
    let location = PermissionPrompt(for: .location, app: "Notes", purpose: nil)
    #expect(
      location.choices.map(\.title) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    #expect(location.message == nil)
  }
}
