import Foundation
import Synchronization

/// Reads lines at a terminal with the keys that people know: history by the arrow keys, completion by
/// Tab.
///
/// The work is done by libedit, which the Swift toolchain needs too and which is looked for when the
/// program runs. The history ends with the program, because a line may hold a secret.
struct LineEditor {
  private typealias ReadLine = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias AddHistory = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias Complete =
    @convention(c) (UnsafePointer<CChar>, Int32, Int32) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?

  /// What a person enters.
  enum Input {
    case line(String)
    case end
    /// A signal has come, and its handler has run.
    case interrupted
  }

  private let readLine: ReadLine
  private let addHistory: AddHistory

  /// Completes the line so far; libedit's callback has no place for a context.
  private static let completer = Mutex<(@Sendable (String) -> [String])?>(nil)

  /// Makes an editor; `nil` if the library isn't there.
  ///
  /// - Parameter complete: Returns the lines that begin with a text.
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
    // Never freed, because the library keeps it: the whole line is one word.
    let noBreaks = strdup("")
    for name in ["rl_basic_word_break_characters", "rl_completer_word_break_characters"] {
      dlsym(library, name)?.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
        .pointee = noBreaks
    }
    // Neither file names nor a blank belong behind a step.
    dlsym(library, "rl_attempted_completion_over")?.assumingMemoryBound(to: Int32.self).pointee = 1
    dlsym(library, "rl_completion_append_character")?
      .assumingMemoryBound(to: Int32.self).pointee = 0
  }

  /// Lets C's functions take the bytes of a character as UTF-8.
  ///
  /// A process begins with ASCII alone, whatever its variables say, and libedit drops what is none. Only
  /// the form of characters changes, not that of numbers or texts.
  private static func useUTF8() {
    setlocale(LC_CTYPE, "")
    guard String(cString: nl_langinfo(nl_item(CODESET))) != "UTF-8" else { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }

  /// Reads a line.
  func line(_ prompt: String) -> Input {
    errno = 0
    // The library reports the end of the input in the same way as a read that a signal has ended.
    guard let bytes = readLine(prompt) else { return errno == EINTR ? .interrupted : .end }
    defer { free(bytes) }
    let line = String(cString: bytes)
    if !line.allSatisfy(\.isWhitespace) { _ = addHistory(line) }
    return .line(line)
  }

  /// The longest common beginning, and then the matches, as libedit frees them.
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
