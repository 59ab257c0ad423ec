import Foundation

extension LaunchDomainError: CustomStringConvertible, LocalizedError {
  /// The error in English, the same as ``message``.
  public var description: String { message }
  /// The error in English, the same as ``message``.
  public var errorDescription: String? { message }

  /// The error in English: what happened, where, what was found instead, and what to do.
  public var message: String {
    switch self {
    case .invalidKey(let key, let fault): fault.message(key)
    case .numberNotFinite(let key, let number):
      "-\(key) cannot be \(number): Foundation reads only finite numbers from a command line. "
        + "Give a finite one, such as -\(key) 1.5."
    case .wrongShape(let fault): fault.message
    case .undeclared(let key, let suggestions):
      if let meant = Self.disjunction(suggestions.map { "-" + $0 }) {
        "-\(key) was given, and the app declares no such key. Did you mean \(meant)?"
      } else {
        "-\(key) was given, and the app declares no such key. Leave it out, or declare it in the "
          + "app's LaunchSchema; -help YES lists the declared ones."
      }
    case .unread(let key, let suggestions):
      "-\(key) was given, and no read of it was seen. "
        + (Self.disjunction(suggestions.map { "-" + $0 }).map { "Did you mean \($0)?" }
          ?? "Leave it out, or correct its name; what an app reads from the process's arguments "
          + "instead of its user defaults cannot be seen.")
    case .repeated(let key, let count):
      "-\(key) was given \(count) times; only the last value counts. Give it once."
    case .leftover(let text): Self.leftover(text)
    case .conflictingDeclarations(let key):
      "The key \(key) is declared more than once, with different types. Declare it once."
    case .schemeLine(let position, let fault): "\(position): \(fault.message)"
    case .schemeFile(let path, let fault): fault.message(path)
    case .missingCredential(let missing): missing.message
    }
  }

  private static func leftover(_ text: String) -> String {
    guard text.hasPrefix("-") else {
      return
        "The argument \(shellQuoted(text)) doesn't belong to a key. Arguments are -key value pairs; "
        + "put a value that holds spaces in quotes."
    }
    let dashes = text.prefix { $0 == "-" }
    let parts = text.dropFirst(dashes.count).split(separator: "=", maxSplits: 1)
    guard let key = parts.first else {
      return "\(text) doesn't name a key. Arguments are -key value pairs."
    }
    if Double(text) != nil {
      return
        "\(text) was taken for a key, as it begins with a dash. To give a number below zero to "
        + "the key before it, put it in quotes of its own: '\"\(text)\"'."
    }
    if parts.count == 2 {
      // Nothing says whether the value is secret, least of all if the key is mistyped.
      return "\(dashes)\(key)=… was not read, as it joins a key and a value. Write -\(key) and the "
        + "value as two arguments."
    }
    let example = key == LaunchKey.uiTesting.name ? "YES" : "VALUE"
    return "\(text) was not read, as no value follows it. Give it one: -\(key) \(example); "
      + "a value that begins with a dash goes in quotes of its own: -\(key) '\"-1\"'."
  }

  /// Returns "a", "a or b", or "a, b or c"; `nil` for an empty list.
  fileprivate static func disjunction(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    if names.count == 1 { return last }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// Returns the text as one word of a shell command, quoted if necessary.
  fileprivate static func shellQuoted(_ text: String) -> String {
    let isWord = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-._/:@%+=,".unicodeScalars.contains($0)
    }
    if isWord, !text.isEmpty { return text }
    return "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

extension LaunchDomainError.KeyFault {
  func message(_ key: String) -> String {
    switch self {
    case .empty: "A launch key has no name. Give it one, such as model.user."
    case .leadingDash:
      "The launch key \(key) begins with a dash, which belongs to the command line. "
        + "Leave the dash out: \(key.drop { $0 == "-" })."
    case .nul:
      "The launch key \(key.replacingOccurrences(of: "\0", with: "\\0")) holds a NUL character, "
        + "at which a command line ends. Leave it out."
    case .leadingCombiningCharacter:
      "The launch key \"\(key)\" begins with a combining character, which merges with the dash "
        + "in front of it. Begin it with a letter."
    }
  }
}

extension LaunchDomainError.WrongShape {
  var message: String {
    guard let given else {
      return "The value of -\(key) is not \(kind.noun). It is secret, so it is not shown."
    }
    let value = LaunchDomainError.shellQuoted(given)
    if let meant = LaunchDomainError.disjunction(suggestions) {
      return "-\(key) \(value) is not \(kind.noun). Did you mean \(meant)?"
    }
    guard let found else {
      return "-\(key) \(value) is not \(kind.noun). Give one, such as -\(key) \(kind.example)."
    }
    guard kind.noun == LaunchValueKind.text.noun else {
      return "-\(key) \(value) is \(found), not \(kind.noun). Give one, such as "
        + "-\(key) \(kind.example)."
    }
    let text = LaunchDomainError.shellQuoted(LaunchObject.string(given).argument)
    return "-\(key) \(value) is \(found), not text, as it is written like a property list. "
      + "To give these very characters, write -\(key) \(text)."
  }
}

extension LaunchDomainError.LineFault {
  fileprivate var message: String {
    switch self {
    case .noKey(let word):
      "\(word.map { "\"\($0)\"" } ?? "the word here") isn't a key. A line gives one key its "
        + "value: -testing.user testAccount"
    case .emptyKey: "a dash with no name. A line gives one key its value: -testing.user testAccount"
    case .doubleDash(let key): "--\(key) has two dashes. Launch keys have one: -\(key) value"
    case .joined(let key): "-\(key) is joined to its value. Put a space between them: -\(key) value"
    case .noValue(let key):
      "-\(key) has no value. Put one behind it, or '' for an empty one: -\(key) value"
    case .leadingDash(let key):
      "the value of -\(key) begins with a dash, so Foundation takes it for a key. Put it in "
        + "double quotes inside single ones: -\(key) '\"-value\"'"
    case .extraWords(let key, let count):
      "\(count) more word\(count == 1 ? "" : "s") after the value of -\(key). Put a value that "
        + "holds spaces in quotes (-\(key) 'two words'), and each key on a line of its own."
    case .openQuote(let quote):
      "the quote \(quote) opens here and does not end on this line. Close it, or write \\\(quote) "
        + "if it is part of the value: -testing.password it\\'s"
    case .openEscape:
      "a backslash at the end of the line has nothing to escape. Write two backslashes for one: "
        + "-testing.password back\\\\"
    case .nul: "a NUL character, which no command line can carry. Take it out."
    case .duplicate(let key, let firstLine):
      "-\(key) was given on line \(firstLine) already. Keep one of the two lines."
    case .invalidKey(.leadingCombiningCharacter):
      "the key begins with a combining character, which merges with the dash. Begin it with a "
        + "letter: -testing.user testAccount"
    case .invalidKey: "no valid key. A line gives one key its value: -testing.user testAccount"
    }
  }
}

extension LaunchDomainError.FileFault {
  /// Returns the advice for a link, whose target may be in use for something else and must stay as it
  /// is.
  private static func copy(of target: String, to file: String) -> String {
    "To put a private copy in place of the link, run install -m 600 "
      + "\(LaunchDomainError.shellQuoted(target)) \(file)."
  }

  fileprivate func message(_ path: String) -> String {
    let file = LaunchDomainError.shellQuoted(path)
    let url = URL(fileURLWithPath: path)
    let folder = LaunchDomainError.shellQuoted(url.deletingLastPathComponent().path)
    let name = LaunchDomainError.shellQuoted(url.lastPathComponent)
    return switch self {
    case .notFound(let variable?):
      "The scheme file \(file), which the environment variable \(variable) names, doesn't exist. "
        + "Make the file, or unset the variable."
    case .notFound(nil): "The scheme file \(file) doesn't exist. Make it, or name another."
    case .unreadable(let reason): "The scheme file \(file) cannot be read: \(reason)"
    case .notText(let line):
      "\(path):\(line): the scheme file is not UTF-8 text from here on. Save it as UTF-8."
    case .brokenLink(let target):
      "The local scheme \(file) is a symbolic link to \(LaunchDomainError.shellQuoted(target)), which "
        + "does not exist. Make that file, or remove the link."
    case .trackedByGit(nil):
      "The local scheme \(file) is tracked by git, so its credentials would be shared. Run "
        + "git -C \(folder) rm --cached \(name), and change the credentials if they were ever pushed."
    case .trackedByGit(let target?):
      "The local scheme \(file) is a symbolic link to \(LaunchDomainError.shellQuoted(target)), which "
        + "is tracked by git, so its credentials would be shared. \(Self.copy(of: target, to: file)) "
        + "Then remove the credentials from that file, and change them if they were ever pushed."
    case .openToOthers(let mode, let target?):
      "The local scheme \(file) is a symbolic link to \(LaunchDomainError.shellQuoted(target)), which "
        + "can be opened by other users (its mode is \(String(mode, radix: 8))). "
        + "\(Self.copy(of: target, to: file)) Then remove the credentials from that file."
    case .openToOthers(let mode, nil):
      "The local scheme \(file) can be opened by other users (its mode is "
        + "\(String(mode, radix: 8))). Run chmod 600 \(file)."
    }
  }
}

extension LaunchDomainError.MissingCredential {
  fileprivate var message: String {
    let file = LaunchDomainError.shellQuoted(schemePath)
    let places =
      "No value for \(key): neither in the arguments (-\(key)), nor in the environment "
      + "(\(variable)), nor in the local scheme \(file)"
    let line = "the line -\(key) VALUE"
    if let meant = LaunchDomainError.disjunction(suggestions.map { "-" + $0 }) {
      return "\(places), which has \(meant). Correct the key, or add \(line)."
    }
    if schemeExists { return "\(places). Add to that file \(line)." }
    guard let templatePath else {
      return "\(places), which does not exist. Make the file with \(line), and run "
        + "chmod 600 \(file)."
    }
    return "\(places), which does not exist. To make it, run "
      + "cp \(LaunchDomainError.shellQuoted(templatePath)) \(file) && chmod 600 \(file), "
      + "and put in \(line)."
  }
}
