import Foundation
import SystemShims

/// The browser that shows the pages: a Chromium of the system's packages.
struct BrowserExecutable: Hashable {
  /// The program itself and not a script that starts it: a script that doesn't end with `exec`
  /// would be killed in the browser's place.
  var path: String

  /// Finds the browser.
  ///
  /// - Parameters:
  ///   - environment: The environment; `UNDERSTUDY_CHROMIUM` names another program.
  ///   - isExecutable: Whether there is a program at a path.
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

  /// Whether the program is made for having no window.
  ///
  /// It starts in a fifth of the time, and draws a frame whenever it is told to.
  var isHeadlessShell: Bool {
    path.hasSuffix("headless-shell") || path.hasSuffix("headless_shell")
  }

  /// The variable that names another program.
  static let variable = "UNDERSTUDY_CHROMIUM"

  /// Where the packages of the distributions put it, the best first.
  static let packagedPaths = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/lib/chromium/headless_shell",
    "/usr/lib64/chromium-browser/headless_shell", "/usr/lib/chromium-browser/headless_shell",
    "/opt/google/chrome-headless-shell/chrome-headless-shell", "/usr/bin/chrome-headless-shell",
  ]
}
