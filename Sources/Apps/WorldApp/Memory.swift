import AppRuntime
import Foundation

/// What the app remembers between launches, and the commands with which a test writes and reads it.
enum Memory {
  /// A text with a name.
  struct Note: Codable, Sendable {
    var name: String
    var text: String
  }

  /// Everything that the app remembers under a name.
  struct Notes: Codable, Sendable {
    var setting: String?
    var file: String?
    var secret: String?
  }

  static func registerCommands() {
    AppCommands.register("remember") { (note: Note) in
      UserDefaults.standard.set(note.text, forKey: note.name)
      try AppSecrets.setSecret(note.text, named: note.name)
      try note.text.write(to: file(named: note.name), atomically: true, encoding: .utf8)
    }
    AppCommands.register("recall") { (name: String) in
      Notes(
        setting: UserDefaults.standard.string(forKey: name),
        file: try? String(contentsOf: file(named: name), encoding: .utf8),
        secret: try AppSecrets.secret(named: name))
    }
  }

  private static func file(named name: String) throws -> URL {
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name + ".txt")
  }
}
