import Foundation

/// The variables of a program on a desktop of its own.
enum DesktopEnvironment {
  /// Returns the adapter's variables without those of the person's desktop, and with the private one's.
  ///
  /// - Parameters:
  ///   - environment: The adapter's variables.
  ///   - isGiven: Whether the display is one that the launch names.
  static func variables(
    of environment: [String: String] = ProcessInfo.processInfo.environment,
    display: Int, isGiven: Bool, buses: (session: String, accessibility: String)
  ) -> [String: String] {
    var variables = environment
    for name in removed where !isGiven || name != "XAUTHORITY" { variables[name] = nil }
    // The test may ask for others, which it does by giving them.
    for (name, value) in defaults where variables[name] == nil { variables[name] = value }
    variables["DISPLAY"] = ":\(display)"
    variables["DBUS_SESSION_BUS_ADDRESS"] = buses.session
    variables["AT_SPI_BUS_ADDRESS"] = buses.accessibility
    // Only the private bus may start anything.
    variables["DBUS_SYSTEM_BUS_ADDRESS"] = "disabled:"
    return variables
  }

  private static let removed = [
    "WAYLAND_DISPLAY", "XAUTHORITY", "DESKTOP_STARTUP_ID", "XDG_ACTIVATION_TOKEN", "XDG_SEAT",
    "XDG_SESSION_ID", "XDG_VTNR", "SESSION_MANAGER", "GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS",
    "UNDERSTUDY_SESSION", "XDG_CURRENT_DESKTOP", "QT_QPA_PLATFORMTHEME",
  ]

  private static let defaults = [
    "GDK_BACKEND": "x11", "QT_QPA_PLATFORM": "xcb", "SAL_USE_VCLPLUGIN": "gtk3",
    "XDG_SESSION_TYPE": "x11",
    // A desktop that Qt has no theme for: on GNOME and its like, Qt loads GTK, which makes the program
    // accessible before Qt does, and without windows.
    "XDG_CURRENT_DESKTOP": "X-Generic",
    // Settings are the launch's own, and nothing watches for the person's.
    "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "GIO_USE_VOLUME_MONITOR": "unix",
    "GTK_USE_PORTAL": "0", "GDK_DEBUG": "no-portals",
    // Nothing is drawn by a graphics card.
    "LIBGL_ALWAYS_SOFTWARE": "1", "GSK_RENDERER": "cairo",
  ]
}
