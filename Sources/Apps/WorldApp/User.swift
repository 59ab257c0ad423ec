import AppRuntime

/// The user's permissions, and the commands with which a test requests them.
enum User {
  static func registerCommands() {
    AppCommands.register("status of camera") { AppPermissions.status(of: .camera).rawValue }
    AppCommands.register("ask for camera") { AppPermissions.requestAuthorization(for: .camera) }
  }
}
