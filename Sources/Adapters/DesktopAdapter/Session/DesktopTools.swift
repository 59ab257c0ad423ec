import AdapterSupport

/// The programs that a private desktop is made with.
struct DesktopTools: Hashable {
  /// The paths of dbus-daemon and Xvfb.
  var bus: String
  var display: String

  /// Finds the programs.
  ///
  /// - Throws: `AdapterError.missingTool`.
  static func find() throws(AdapterError) -> DesktopTools {
    DesktopTools(
      bus: try Tool.path(of: "dbus-daemon", package: "dbus-daemon"),
      display: try Tool.path(of: "Xvfb", package: "xvfb"))
  }
}
