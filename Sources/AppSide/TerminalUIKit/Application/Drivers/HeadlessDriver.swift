import AppRuntime
import Foundation
import TerminalIO

/// Runs an app where there is neither a terminal nor automation: what comes on stdin is typed, and at
/// its end the screen is printed as plain text, once the app has come to rest.
@MainActor
final class HeadlessDriver: ApplicationDriver {
  let clockMode = AppClock.Mode.real

  private var unread = Data()
  /// When the wait for the app to come to rest is given up; nil while stdin goes on.
  private var end: ContinuousClock.Instant?

  func start(_ application: UIApplication) {
    if isatty(STDIN_FILENO) == 1 { explain() }
    application.loop.addReader(STDIN_FILENO) { [weak self] in self?.read(for: application) }
    application.loop.afterSettling { [weak self] in self?.finishIfDone(application) }
  }

  /// Tells a person, who would see nothing and might wait, what is going on.
  private func explain() {
    let reason =
      isatty(STDOUT_FILENO) == 1
      ? TerminalScreenError.tooSimple(term: ProcessInfo.processInfo.environment["TERM"] ?? "")
      : .notATerminal(descriptor: STDOUT_FILENO)
    let text = """
      \(reason)
      Here, what you type goes to the app, and the end of input (Ctrl-D) prints its screen as text.

      """
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func read(for application: UIApplication) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      application.loop.removeReader(STDIN_FILENO)
      let end = ContinuousClock.now.advanced(by: Self.patience)
      self.end = end
      application.loop.wakeUp = end
      // Threads that are still computing are waited for.
      application.loop.realTimeEnd = .infinity
      return
    }
    unread.append(contentsOf: buffer[..<count])
    // A character may have been cut in two between reads.
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
    guard let end, application.exitStatus == nil else { return }
    let isAtRest = !application.loop.isBusy && application.clock.nextDeadline == nil
    guard isAtRest || ContinuousClock.now >= end else { return }
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

  /// How long an app that never comes to rest is waited for, in real time.
  private static let patience = Duration.seconds(10)
}

extension Data {
  /// Takes the bytes up to the last whole UTF-8 character; what is no UTF-8 becomes U+FFFD.
  mutating func takeWholeCharacters() -> String? {
    var length = count
    // A character is four bytes at most, so its first byte is among the last four.
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
