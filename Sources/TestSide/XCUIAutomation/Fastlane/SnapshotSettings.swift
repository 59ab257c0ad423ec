import Foundation
import PlatformTypes

/// The settings that fastlane's `snapshot` leaves in files for the tests that it runs.
struct SnapshotSettings: Sendable {
  /// The language, such as `de-DE`; empty if there isn't one.
  var language = ""
  /// The locale, such as `de_DE`; empty if there isn't one.
  var locale = ""
  private var words: [String] = []

  /// Creates empty settings.
  init() {}

  /// Reads the files of a folder, each of which may be missing.
  init(in folder: URL) {
    language = Self.text("language.txt", in: folder)
    locale = Self.text("locale.txt", in: folder)
    if locale.isEmpty, !language.isEmpty { locale = Locale(identifier: language).identifier }
    // A word in quotation marks keeps them: Foundation reads the value as a property list.
    words = Self.text("snapshot-launch_arguments.txt", in: folder)
      .matches(of: /".+?"|\S+/).map { String($0.output) }
  }

  /// The launch arguments, in fastlane's order.
  var launchArguments: [String] {
    var arguments: [String] = []
    if !language.isEmpty { arguments += ["-AppleLanguages", "(\(language))"] }
    if !locale.isEmpty { arguments += ["-AppleLocale", "\"\(locale)\""] }
    return arguments + ["-FASTLANE_SNAPSHOT", "YES", "-ui_testing"] + words
  }

  /// The folder for files that fastlane and the tests exchange.
  static var folder: URL {
    let home = ProcessInfo.processInfo.environment["SIMULATOR_HOST_HOME"] ?? ""
    return URL(fileURLWithPath: home.isEmpty ? NSHomeDirectory() : home, isDirectory: true)
      .appendingPathComponent("Library/Caches/tools.fastlane", isDirectory: true)
  }

  /// Returns the name of a picture's file.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - device: The name of the device; a simulator's clone counts as the simulator.
  static func fileName(
    of name: String,
    device: String? = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"]
  ) -> String {
    let given = device.flatMap { $0.isEmpty ? nil : $0 } ?? UIDevice.current.model
    let simulator = given.replacing(#/Clone [0-9]+ of /#, with: "")
    return "\(simulator)-\(name).png"
  }

  private static func text(_ name: String, in folder: URL) -> String {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: file.path) else { return "" }
    do {
      return try String(contentsOf: file, encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    } catch {
      NSLog("%@", "snapshot: \(file.path) could not be read: \(error.localizedDescription)")
      return ""
    }
  }
}
