import AppRuntime
import Foundation
import TerminalEvents
import TerminalIO

/// A driver for an app without terminal or automation.
///
/// The driver types what it reads from standard input. At the end of input it waits until the app
/// is idle and prints the screen as plain text.
@MainActor
final class HeadlessDriver: ApplicationDriver {
  let clockMode = AppClock.Mode.real

  private var unread = Data()
  /// The moment at which the driver stops waiting for the app to become idle; `nil` before the end
  /// of input.
  private var deadline: ContinuousClock.Instant?

  func start(_ application: UIApplication) {
    if isatty(STDIN_FILENO) == 1 { explain() }
    application.loop.addReader(STDIN_FILENO) { [weak self] in self?.read(for: application) }
    application.loop.afterSettling { [weak self] in self?.finishIfDone(application) }
  }

  /// Explains on standard error that the app has no display, for a person who starts it by hand.
  private func explain() {
    let reason =
      isatty(STDOUT_FILENO) == 1
      ? TerminalScreenError.tooSimple(term: ProcessInfo.processInfo.environment["TERM"] ?? "")
      : .notATerminal(descriptor: STDOUT_FILENO)
    let text = """
      \(reason)
      The app receives what you type. At the end of input (Ctrl-D) its screen is printed as text.

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func read(for application: UIApplication) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      application.loop.removeReader(STDIN_FILENO)
      let deadline = ContinuousClock.now.advanced(by: Self.idleLimit)
      self.deadline = deadline
      application.loop.wakeUp = deadline
      // The driver also waits for computations on other threads.
      application.loop.realTimeEnd = .infinity
      return
    }
    unread.append(contentsOf: buffer[..<count])
    // A read can end in the middle of a character.
    guard let text = unread.takeWholeCharacters() else { return }
    for character in text { type(character, into: application) }
  }

  private func type(_ character: Character, into application: UIApplication) {
    let key: KeyStroke.Key =
      switch character {
      case "\t": .tab
      case "\n", "\r", "\r\n": .enter
      case "\u{8}", "\u{7F}": .backspace
      default: .character(character)
      }
    application.handle(.key(KeyStroke(key)))
    application.loop.settle()
  }

  private func finishIfDone(_ application: UIApplication) {
    guard let deadline, application.exitStatus == nil else { return }
    let isAtRest = !application.loop.isBusy && application.clock.nextDeadline == nil
    guard isAtRest || ContinuousClock.now >= deadline else { return }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(application.plainText().utf8))
      application.terminate()
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      let reason =
        cause.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(clamping: cause.code))) : cause.localizedDescription
      let text =
        "The screen could not be written to standard output: \(reason).\n"
      try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
      application.terminate(status: EXIT_FAILURE)
    }
  }

  /// The real time to wait for the app to become idle.
  private static let idleLimit = Duration.seconds(10)
}

extension Data {
  /// Removes and returns the bytes up to the last complete UTF-8 character; invalid bytes become
  /// U+FFFD.
  mutating func takeWholeCharacters() -> String? {
    var length = count
    // A character has at most four bytes, so the first byte of the last one is among the last four.
    for distance in 1...4 where distance <= count {
      let byte = self[index(endIndex, offsetBy: -distance)]
      guard byte & 0xC0 != 0x80 else { continue }
      let needed = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      if needed > distance { length -= distance }
      break
    }
    guard length > 0 else { return nil }
    let text = String(decoding: prefix(length), as: UTF8.self)
    removeFirst(length)
    return text
  }
}
