/// The texts of the alert with which the system asks for permission, as on iOS in English.
struct PermissionPrompt: Hashable {
  /// A button of the alert.
  struct Choice: Hashable {
    var title: String
    var status: AuthorizationStatus
  }

  var title: String
  var message: String?
  /// The buttons, in their order.
  var choices: [Choice]

  /// Creates the prompt for a resource.
  ///
  /// - Parameters:
  ///   - resource: The resource.
  ///   - app: The app's name.
  ///   - purpose: The reason that the app gives for its request.
  init(for resource: ProtectedResource, app: String, purpose: String?) {
    message = purpose
    choices = [Self.deny, Choice(title: "Allow", status: .authorized)]
    switch resource {
    case .notifications:
      title = "“\(app)” Would Like to Send You Notifications"
      message =
        purpose
        ?? "Notifications may include alerts, sounds, and icon badges. These can be configured in "
        + "Settings."
    case .location:
      title = "Allow “\(app)” to use your location?"
      choices = [
        Choice(title: "Allow Once", status: .authorized),
        Choice(title: "Allow While Using App", status: .authorized), Self.deny,
      ]
    case .userTracking:
      title = "Allow “\(app)” to track your activity across other companies’ apps and websites?"
      choices = [
        Choice(title: "Ask App Not to Track", status: .denied),
        Choice(title: "Allow", status: .authorized),
      ]
    case .bluetooth: title = "“\(app)” Would Like to Use Bluetooth"
    case .localNetwork:
      title = "Allow “\(app)” to find devices on local networks?"
    case .contacts: title = Self.access(app, "Your Contacts")
    case .calendar: title = Self.access(app, "Your Calendar")
    case .reminders: title = Self.access(app, "Your Reminders")
    case .photos: title = Self.access(app, "Your Photo Library")
    case .microphone: title = Self.access(app, "the Microphone")
    case .camera: title = Self.access(app, "the Camera")
    case .mediaLibrary: title = Self.access(app, "Apple Music, Your Music and Video Activity")
    }
  }

  private static let deny = Choice(title: "Don’t Allow", status: .denied)

  private static func access(_ app: String, _ resource: String) -> String {
    "“\(app)” Would Like to Access \(resource)"
  }
}
