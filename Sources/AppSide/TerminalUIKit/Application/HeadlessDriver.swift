import AppRuntime
import Foundation

/// Runs an app where there is neither a terminal nor automation: what comes on stdin is typed, and at
/// its end the screen is printed as plain text.
@MainActor
final class HeadlessDriver: ApplicationDriver {
  let clockMode = AppClock.Mode.real

  private var decoder = Data()
  private var hasEnded = false

  func start(_ application: UIApplication) {
    application.loop.addReader(STDIN_FILENO) { [weak self] in self?.read(for: application) }
    application.loop.afterSettling { [weak self] in self?.finishIfDone(application) }
  }

  private func read(for application: UIApplication) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      application.loop.removeReader(STDIN_FILENO)
      hasEnded = true
      // Threads that are still computing are waited for.
      application.loop.followsRealTime = true
      return
    }
    decoder.append(contentsOf: buffer[..<count])
    // A character may have been cut in two between reads.
    guard let text = decoder.takeWholeCharacters() else { return }
    for character in text { type(character, into: application) }
  }

  private func type(_ character: Character, into application: UIApplication) {
    switch character {
    case "\t": application.synthesizeKey(KeyStroke(.tab))
    case "\n", "\r", "\r\n": application.synthesizeKey(KeyStroke(.enter))
    case "\u{8}", "\u{7F}": application.synthesizeKey(KeyStroke(.backspace))
    default: application.synthesizeKey(KeyStroke(.character(character)))
    }
    application.loop.settle()
  }

  private func finishIfDone(_ application: UIApplication) {
    guard hasEnded, application.exitStatus == nil, !application.loop.isBusy else { return }
    FileHandle.standardOutput.write(Data(application.plainText().utf8))
    application.terminate()
  }
}

extension Data {
  /// Takes the bytes up to the last whole UTF-8 character; what is no UTF-8 becomes U+FFFD.
  fileprivate mutating func takeWholeCharacters() -> String? {
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
