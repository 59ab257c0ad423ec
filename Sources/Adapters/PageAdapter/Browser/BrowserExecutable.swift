import Foundation
import SystemShims

/// The browser that shows the pages, a Chromium from the system's packages.
struct BrowserExecutable: Hashable {
  /// The path of the executable itself, not of a script that starts it: a script that doesn't end with `exec`
  /// would be killed instead of the browser.
  var path: String

  /// Finds the browser.
  ///
  /// - Parameters:
  ///   - environment: The environment, in which `UNDERSTUDY_CHROMIUM` can name another executable.
  ///   - isExecutable: Returns whether a path names an executable.
  /// - Throws: `PageAdapterError.browserMissing`.
  static func find(
    in environment: [String: String] = ProcessInfo.processInfo.environment,
    isExecutable: (String) -> Bool = FileManager.default.isProgram
  ) throws(PageAdapterError) -> BrowserExecutable {
    if let chosen = environment[variable], !chosen.isEmpty {
      guard isExecutable(chosen) else { throw .browserNotExecutable(path: chosen) }
      return BrowserExecutable(path: chosen)
    }
    guard let path = packagedPaths.first(where: isExecutable) else { throw .browserMissing }
    return BrowserExecutable(path: path)
  }

  /// Whether the executable is a headless shell, a build of Chromium that has no windows.
  ///
  /// It starts in a fifth of the time, and draws a frame whenever it is asked.
  var isHeadlessShell: Bool {
    path.hasSuffix("headless-shell") || path.hasSuffix("headless_shell")
  }

  /// The variable that names another executable.
  static let variable = "UNDERSTUDY_CHROMIUM"

  /// The paths in the distributions' packages, the preferred ones first.
  static let packagedPaths = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/lib/chromium/headless_shell",
    "/usr/lib64/chromium-browser/headless_shell", "/usr/lib/chromium-browser/headless_shell",
    "/opt/google/chrome-headless-shell/chrome-headless-shell", "/usr/bin/chrome-headless-shell",
  ]
}
