/// A file name made from an attachment's name, or from the test's own name.
///
/// It is valid on every file system: it contains no separators, control characters or invisible
/// characters, isn't hidden, and is short enough.
struct AttachmentName: Sendable, Hashable {
  /// The name without the number that distinguishes files of the same name.
  var stem: String
  /// The file name extension; empty for a folder.
  var fileExtension: String

  // Linux allows 255 bytes; a number and an extension are added to the stem.
  private static let stemLimit = 200
  private static let extensionLimit = 20

  init(_ name: String, fileExtension: String = "") {
    var stem = name
    let ending = "." + fileExtension
    if !fileExtension.isEmpty, stem.lowercased().hasSuffix(ending.lowercased()) {
      stem.removeLast(ending.count)
    }
    let safe = Self.limited(Self.safe(stem), to: Self.stemLimit)
    self.stem = safe.isEmpty ? "attachment" : safe
    self.fileExtension = Self.limited(Self.safe(fileExtension), to: Self.extensionLimit)
  }

  /// Returns the file name with a one-based number.
  func fileName(_ number: Int) -> String {
    let numbered = number == 1 ? stem : "\(stem) \(number)"
    return fileExtension.isEmpty ? numbered : "\(numbered).\(fileExtension)"
  }

  private static func safe(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isSafe(scalar) ? scalar : "-") }
    return trimmed(String(scalars))
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    default: !"/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  private static func limited(_ text: String, to bytes: Int) -> String {
    var limited = ""
    var count = 0
    for character in text {
      count += character.utf8.count
      if count > bytes { break }
      limited.append(character)
    }
    return trimmed(limited)
  }

  // A name that begins with a dot is hidden; ".." and blanks alone are not valid names.
  private static func trimmed(_ text: String) -> String {
    let isDropped: (Character) -> Bool = { $0.isWhitespace || $0 == "." }
    let start = text.drop(while: isDropped)
    guard let last = start.lastIndex(where: { !isDropped($0) }) else { return "" }
    return String(start[...last])
  }
}
