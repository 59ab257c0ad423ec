import Foundation

/// A program that is described by a file `NAME.desktop` (freedesktop.org's Desktop Entry Specification).
public struct DesktopEntry: Hashable, Sendable {
  /// The path of the program.
  public var program: String
  /// The arguments to start the program with when it opens no file.
  public var arguments: [String]

  /// Finds the program with an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The file's name, such as `org.gnome.Calculator`, with or without its extension.
  ///   - environment: The variables that list the folders of desktop entries and of programs.
  /// - Returns: `nil` if there is no such entry, or if its program isn't installed.
  public init?(
    identifier: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let file =
      identifier.hasSuffix(Self.pathExtension) ? identifier : identifier + Self.pathExtension
    guard file != Self.pathExtension, !file.contains("/"),
      let text = Self.folders(environment).lazy.compactMap({ folder in
        try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      }).first,
      let command = Self.command(in: text)
    else { return nil }
    let words = Self.words(of: command)
    guard let name = words.first,
      let program = Self.path(of: name, environment["PATH"] ?? "/usr/bin:/bin")
    else { return nil }
    self.program = program
    arguments = Array(words.dropFirst())
  }

  private static let pathExtension = ".desktop"

  /// Returns the folders of desktop entries; the first with the file wins (XDG Base Directory Specification).
  private static func folders(_ environment: [String: String]) -> [String] {
    let home = environment["XDG_DATA_HOME"] ?? environment["HOME"].map { $0 + "/.local/share" }
    let shared = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 }
    let all =
      [home].compactMap(\.self)
      + (shared ?? "/usr/local/share:/usr/share").split(separator: ":").map(String.init)
    return all.map { $0 + "/applications" }
  }

  /// Returns the value of `Exec` in the file's main group.
  private static func command(in text: String) -> String? {
    var isMain = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("[") { isMain = line == "[Desktop Entry]" }
      guard isMain, let sign = line.firstIndex(of: "=") else { continue }
      if line[..<sign].trimmingCharacters(in: .whitespaces) == "Exec" {
        return line[line.index(after: sign)...].trimmingCharacters(in: .whitespaces)
      }
    }
    return nil
  }

  /// Returns the words of a command.
  ///
  /// Spaces inside quotation marks belong to the word, where a backslash escapes the next character.
  /// Field codes such as `%f`, which stand for files to open, are left out.
  static func words(of command: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = command[...]
    while let character = rest.popFirst() {
      switch character {
      case "\"":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where isQuoted: word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      case "%" where !isQuoted:
        if rest.popFirst() == "%" { word = (word ?? "") + "%" }
      default: word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  private static func path(of name: String, _ path: String) -> String? {
    let candidates =
      name.hasPrefix("/") ? [name] : path.split(separator: ":").map { "\($0)/\(name)" }
    return candidates.first { ExecutableFile.kind(of: $0) == .executable }
  }
}
