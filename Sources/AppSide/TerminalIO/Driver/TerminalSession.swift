import AppRuntime
import Foundation
import Synchronization

/// One use of the terminal by the app, from taking it over to giving it back.
@MainActor
final class TerminalSession {
  let events: EventPipe

  private let input: Int32
  private let hold: UnsafeMutablePointer<TerminalHold>

  init(input: Int32, output: Int32, holdsBackPipes: Bool = false) throws {
    guard TerminalHold.current == nil else {
      throw TerminalScreenError.alreadyInUse
    }
    var found = termios()
    guard tcgetattr(input, &found) == 0 else {
      throw TerminalScreenError.system(call: "tcgetattr", code: errno)
    }
    events = try EventPipe()
    let ownOutput = fcntl(output, F_DUPFD_CLOEXEC, 3)
    guard ownOutput >= 0 else {
      throw TerminalScreenError.system(call: "fcntl", code: errno)
    }
    self.input = input
    // Never freed, for the sake of handlers on other threads; a few hundred bytes.
    hold = .allocate(capacity: 1)
    hold.initialize(
      to: TerminalHold(
        input: input, output: ownOutput, found: found, raw: Self.raw(found),
        wakeUp: events.writer,
        enter: Self.permanent(TerminalModes.enter), leave: Self.permanent(TerminalModes.leave),
        diversion: OutputDiversion(from: ownOutput, holdsBackPipes: holdsBackPipes)))
    fflush(nil)
    TerminalSignals.install()
    TerminalHold.makeCurrent(hold)
    hold.pointee.take()
  }

  /// Gives the terminal back.
  func end() {
    // Output that is still buffered was printed while the screen was up, so it is diverted, too.
    fflush(nil)
    TerminalHold.takeCurrent()?.pointee.release()
    TerminalSignals.remove()
    hold.pointee.diversion.discard()
    close(hold.pointee.output)
  }

  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { TerminalHold.send($0, to: hold.pointee.output) }
  }

  /// Reads the typed bytes; empty if the terminal is gone.
  func read() -> [UInt8] { EventPipe.read(from: input) }

  /// Reports a pause after a duration of real time, independently of the app's clock and main queue.
  func reportPause(after delay: Duration) {
    DispatchQueue.global().asyncAfter(deadline: .now() + delay.seconds) {
      [events] in EventPipe.report(.paused, to: events.writer)
    }
  }

  /// Returns settings that pass bytes on as they are typed and written, except for keys that send signals.
  private static func raw(_ found: termios) -> termios {
    var raw = found
    cfmakeraw(&raw)
    raw.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    return raw
  }

  private static func permanent(_ text: String) -> UnsafeBufferPointer<UInt8> {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return UnsafeBufferPointer(memory)
  }
}
