import Foundation

/// The environment of a program on a private desktop.
enum DesktopEnvironment {
  /// Returns the adapter's variables with those of the person's desktop replaced by the private one's.
  ///
  /// - Parameters:
  ///   - environment: The adapter's variables.
  ///   - isGiven: Whether the launch names the display.
  static func variables(
    of environment: [String: String] = ProcessInfo.processInfo.environment,
    display: Int, isGiven: Bool, buses: (session: String, accessibility: String)
  ) -> [String: String] {
    var variables = environment
    for name in removed where !isGiven || name != "XAUTHORITY" { variables[name] = nil }
    // The test can override these by setting them.
    for (name, value) in defaults where variables[name] == nil { variables[name] = value }
    variables["DISPLAY"] = ":\(display)"
    variables["DBUS_SESSION_BUS_ADDRESS"] = buses.session
    variables["AT_SPI_BUS_ADDRESS"] = buses.accessibility
    // The system bus is disabled; programs use only the private buses.
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
    // A desktop that Qt has no theme for: on GNOME and similar ones, Qt loads GTK, which makes the program
    // accessible before Qt does, and without windows.
    "XDG_CURRENT_DESKTOP": "X-Generic",
    // Settings are private to the launch, and the person's aren't watched.
    "GSETTINGS_BACKEND": "memory", "GIO_USE_VFS": "local", "GIO_USE_VOLUME_MONITOR": "unix",
    "GTK_USE_PORTAL": "0", "GDK_DEBUG": "no-portals",
    // Software rendering, without a graphics card.
    "LIBGL_ALWAYS_SOFTWARE": "1", "GSK_RENDERER": "cairo",
  ]
}
