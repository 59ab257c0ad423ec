import Foundation

/// The browser and the pages of these tests.
enum PageBrowser {
  /// Whether a browser is installed.
  static let isInstalled =
    FileManager.default.isExecutableFile(atPath: "/usr/lib/chromium/chromium-headless-shell")
    || ProcessInfo.processInfo.environment["UNDERSTUDY_CHROMIUM"] != nil

  /// The reason for skipping tests.
  static let advice = """
    Chromium isn't installed: apt-get install -y chromium-headless-shell
    """

  /// The folder of the pages.
  static let pages: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Fixtures/Pages")
  }()

  /// A site without a server.
  static let site = URL(string: "https://app.test/") ?? pages
}
