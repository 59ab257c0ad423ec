import Foundation
import Synchronization

/// Reads lines at a terminal, with history by the arrow keys and completion by Tab.
///
/// It uses libedit, which the Swift toolchain needs too, and which is loaded at run time. The history isn't
/// saved, because a line may contain a secret.
struct LineEditor {
  private typealias ReadLine = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias AddHistory = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias Complete =
    @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?

  /// The result of reading a line.
  enum Input {
    case line(String)
    case end
    /// A signal has arrived, and its handler has run.
    case interrupted
  }

  private let readLine: ReadLine
  private let addHistory: AddHistory

  /// Completes the current line; static because libedit's callback has no context.
  private static let completer = Mutex<(@Sendable (String) -> [String])?>(nil)

  /// Makes an editor, or returns `nil` if the library isn't installed.
  ///
  /// - Parameter complete: Returns the completed lines for a text.
  init?(complete: @escaping @Sendable (String) -> [String]) {
    guard let library = dlopen("libedit.so.2", RTLD_NOW) ?? dlopen("libedit.so.0", RTLD_NOW),
      let readLine = dlsym(library, "readline"), let addHistory = dlsym(library, "add_history")
    else { return nil }
    Self.useUTF8()
    self.readLine = unsafeBitCast(readLine, to: ReadLine.self)
    self.addHistory = unsafeBitCast(addHistory, to: AddHistory.self)
    Self.completer.withLock { $0 = complete }
    let callback: Complete = { text, _, _ in LineEditor.matches(String(cString: text)) }
    dlsym(library, "rl_attempted_completion_function")?
      .assumingMemoryBound(to: Complete?.self).pointee = callback
    // Without break characters, the whole line is one word. It's never freed, because the library keeps it.
    let noBreaks = strdup("")
    for name in ["rl_basic_word_break_characters", "rl_completer_word_break_characters"] {
      dlsym(library, name)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        .pointee = noBreaks
    }
    // Don't append file names or a space to a step.
    dlsym(library, "rl_attempted_completion_over")?.assumingMemoryBound(to: Int32.self).pointee = 1
    dlsym(library, "rl_completion_append_character")?
      .assumingMemoryBound(to: Int32.self).pointee = 0
  }

  /// Makes C functions read characters as UTF-8.
  ///
  /// A process starts in the C locale whatever its environment says, and libedit drops characters that aren't
  /// ASCII. Only the character encoding changes, not the formats of numbers or texts.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" else { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Reads a line.
  func line(_ prompt: String) -> Input {
    errno = 0
    // The library reports the end of input and an interrupted read in the same way.
    guard let bytes = readLine(prompt) else { return errno == EINTR ? .interrupted : .end }
    defer { free(bytes) }
    let line = String(cString: bytes)
    if !line.allSatisfy(\.isWhitespace) { _ = addHistory(line) }
    return .line(line)
  }

  /// Returns the longest common beginning and the matches, in memory that libedit frees.
  private static func matches(
    _ text: String
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let complete = completer.withLock { $0 }
    guard let found = complete?(text), let first = found.first else { return nil }
    let common = found.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    let all = [common] + found
    let memory = malloc((all.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride)
    guard let memory else { return nil }
    let list = memory.bindMemory(
      to: UnsafeMutablePointer<CChar>?.self, capacity: all.count + 1)
    for (index, match) in all.enumerated() { (list + index).initialize(to: strdup(match)) }
    (list + all.count).initialize(to: nil)
    return list
  }
}
