import Foundation
import Synchronization

/// One stay of the app in the terminal, from taking it to giving it back.
@MainActor
final class TerminalSession {
  /// Can be read when something happened.
  let happenings: Int32

  private let input: Int32
  private let hold: UnsafeMutablePointer<TerminalHold>

  init(input: Int32, output: Int32) throws {
    guard TerminalHold.current == nil else {
      throw TerminalScreenError.alreadyInUse
    }
    var found = termios()
    guard tcgetattr(input, &found) == 0 else {
      throw TerminalScreenError.system(call: "tcgetattr", code: errno)
    }
    var pipe: (read: Int32, write: Int32) = (-1, -1)
    pipe = try Self.makePipe()
    let ownOutput = fcntl(output, F_DUPFD_CLOEXEC, 3)
    guard ownOutput >= 0 else {
      let code = errno
      close(pipe.read)
      close(pipe.write)
      throw TerminalScreenError.system(call: "fcntl", code: code)
    }
    self.input = input
    happenings = pipe.read
    // Never freed, for the sake of handlers on other threads; a few hundred bytes.
    hold = .allocate(capacity: 1)
    hold.initialize(
      to: TerminalHold(
        input: input, output: ownOutput, found: found, raw: Self.raw(found), wakeUp: pipe.write,
        enter: Self.permanent(TerminalModes.enter), leave: Self.permanent(TerminalModes.leave),
        diversion: OutputDiversion(from: ownOutput)))
    fflush(nil)
    TerminalSignals.install()
    TerminalHold.makeCurrent(hold)
    hold.pointee.take()
  }

  /// Gives the terminal back.
  func end() {
    // Whatever was printed and not written yet belongs to what is shown now.
    fflush(nil)
    TerminalHold.takeCurrent()?.pointee.letGo()
    TerminalSignals.remove()
    hold.pointee.diversion.discard()
    close(hold.pointee.output)
    close(hold.pointee.wakeUp)
    close(happenings)
  }

  func send(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { TerminalHold.send($0, to: hold.pointee.output) }
  }

  /// What was typed; empty when the terminal is gone.
  func read() -> [UInt8] {
    Self.read(from: input)
  }

  func takeHappenings() -> [TerminalHold.Happening] {
    let bytes = Self.read(from: happenings)
    // A burst of one kind is one.
    return [TerminalHold.Happening.continued, .resized].filter { bytes.contains($0.rawValue) }
  }

  private static func read(from descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      var result = -1
      repeat {
        result = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = max(result, 0)
    }
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw TerminalScreenError.system(call: "pipe", code: errno)
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait for the loop.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// Bytes as they are typed and as they are written, but with the keys that send signals.
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
