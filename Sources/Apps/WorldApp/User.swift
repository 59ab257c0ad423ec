import AppRuntime

/// What the user has allowed, and the commands by which a test asks.
enum User {
  static func registerCommands() {
    AppCommands.register("status of camera") { AppPermissions.status(of: .camera).rawValue }
    AppCommands.register("ask for camera") { AppPermissions.requestAuthorization(for: .camera) }
  }
}
