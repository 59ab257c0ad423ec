import Foundation
import XCUIAutomation

/// The distribution's packages that tests of programs with windows need.
enum DesktopTools {
  /// Whether the programs that the adapter needs are installed.
  static let isInstalled = ["Xvfb", "dbus-daemon"].allSatisfy { has($0) }

  /// The reason for skipping a test.
  static let advice = "install the packages xvfb, dbus-daemon and libdbus-1-3"

  /// Whether the distribution's Python has GTK 3.
  static let hasPythonGTK: Bool = {
    let folders = ["/usr/lib/python3/dist-packages/gi", "/usr/lib64/python3/site-packages/gi"]
    let types = [
      "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib",
    ]
    return folders.contains { FileManager.default.fileExists(atPath: $0) }
      && types.contains {
        FileManager.default.fileExists(atPath: $0 + "/girepository-1.0/Gtk-3.0.typelib")
      }
  }()

  /// Whether the distribution's Python has Qt 5.
  static let hasPythonQt = [
    "/usr/lib/python3/dist-packages/PyQt5", "/usr/lib64/python3/site-packages/PyQt5",
  ].contains { FileManager.default.fileExists(atPath: $0 + "/__init__.py") }

  static func has(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  static let root: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root
  }()

  /// A login screen in GTK 3.
  static let login = root.appendingPathComponent("Fixtures/Desktop/login.py")

  /// Launches a program of the distribution.
  static func launch(_ name: String, _ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication(desktop: URL(fileURLWithPath: "/usr/bin/\(name)"))
    app.launchArguments = arguments
    app.launch()
    return app
  }
}
