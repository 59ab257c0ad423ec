import Foundation

/// Launch arguments from a file that is never shared, like the arguments of an unshared Xcode
/// scheme.
///
/// Each line holds one `-key value` pair, in the syntax of the command line:
///
/// ```
/// # The account for tests against the real service.
/// -testing.user testAccount
/// -testing.password 'two words'   # quotes as in a shell
/// ```
///
/// Single quotes preserve everything; in double quotes a backslash escapes `"`, `\`, `$` and a
/// backquote; outside quotes it escapes any character. `#` begins a comment at the start of a word.
/// There is no substitution. Foundation then reads the resulting argument like any other: `'(a,
/// b)'` is a list.
public struct LaunchScheme: Hashable, Sendable {
  /// A place in a scheme file; lines and columns count from 1, columns in characters.
  public struct Position: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public var file: String
    /// The line number.
    public var line: Int
    /// The column number.
    public var column: Int

    /// The place as compilers write it: `FILE:LINE:COLUMN`.
    public var description: String { "\(file):\(line):\(column)" }
  }

  /// The arguments, in the order of their lines.
  public let arguments: LaunchArguments

  /// Parses the text of a scheme file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - file: The file name for errors.
  /// - Throws: ``LaunchDomainError/schemeLine(_:_:)`` for the first invalid line.
  public init(parsing text: String, file: String) throws(LaunchDomainError) {
    var entries: [LaunchArguments.Entry] = []
    var lines: [String: Int] = [:]
    for (index, line) in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      var line = line
      if line.last == "\r" { line.removeLast() }
      if index == 0, line.first == "\u{FEFF}" { line.removeFirst() }
      var parser = LineParser(line: line)
      do throws(LineParser.Failure) {
        guard let (key, argument) = try parser.parse() else { continue }
        if let firstLine = lines.updateValue(index + 1, forKey: key) {
          throw LineParser.Failure(
            fault: .duplicate(key: key, firstLine: firstLine), offset: parser.keyOffset)
        }
        entries.append(.pair(key: key, argument: argument))
      } catch {
        let column = String(String.UnicodeScalarView(line.prefix(error.offset))).count + 1
        throw .schemeLine(Position(file: file, line: index + 1, column: column), error.fault)
      }
    }
    arguments = LaunchArguments(entries: entries)
  }

  /// Reads a local scheme, which must be private.
  ///
  /// - Throws: ``LaunchDomainError/schemeFile(path:_:)`` if the file can't be read, is tracked by
  ///   git or is accessible to other users; ``LaunchDomainError/schemeLine(_:_:)`` for an invalid
  ///   line.
  public init(
    contentsOf file: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(LaunchDomainError) {
    let path = file.path
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      if !FileManager.default.fileExists(atPath: path) {
        if Self.isSymbolicLink(file) {
          throw .schemeFile(path: path, .brokenLink(target: file.resolvingSymlinksInPath().path))
        }
        throw .schemeFile(path: path, .notFound(variable: nil))
      }
      throw .schemeFile(path: path, .unreadable(error.systemReason))
    }
    try Self.checkPrivacy(of: file, environment: environment)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .schemeFile(path: path, .notText(line: Self.firstLineNotText(in: data)))
    }
    try self.init(parsing: text, file: path)
  }

  private static func firstLineNotText(in data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
