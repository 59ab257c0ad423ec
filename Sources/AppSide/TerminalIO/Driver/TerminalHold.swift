import Foundation
import Synchronization

/// The hold that this process has on a terminal, of which it must let go on every way out.
///
/// It is plain memory that is never freed, so that signal handlers can use it at any moment, on any
/// thread: they may not allocate, lock, or call most of what Swift is made of.
struct TerminalHold {
  /// What is read from; the settings are its own.
  var input: Int32
  /// What is written to: a descriptor of its own, so that redirected standard output does not touch it.
  var output: Int32
  /// The settings that were found, and the app's.
  var found: termios
  var raw: termios
  /// Where handlers report what happened: the pipe that the app's loop reads.
  var wakeUp: Int32
  /// The control sequences to send.
  var enter: UnsafeBufferPointer<UInt8>
  var leave: UnsafeBufferPointer<UInt8>
  /// Where standard output and error go meanwhile.
  var diversion = OutputDiversion.none
  /// Whether `enter` was sent, and `leave` not yet.
  var isTaken = false

  /// The address of the hold in force: a number, because pointers may not be shared.
  private static let address = Atomic<UInt>(0)

  /// The hold in force; nil while the terminal is as the shell knows it.
  static var current: UnsafeMutablePointer<TerminalHold>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  static func makeCurrent(_ hold: UnsafeMutablePointer<TerminalHold>) {
    address.store(UInt(bitPattern: hold), ordering: .releasing)
  }

  /// Ends the hold in force, so that of several ways out at once only one lets go.
  static func takeCurrent() -> UnsafeMutablePointer<TerminalHold>? {
    UnsafeMutablePointer(
      bitPattern: address.exchange(0, ordering: .acquiringAndReleasing))
  }

  /// Puts the terminal into the app's state; the second time it only repeats the settings, which a
  /// shell may have changed while the process was stopped.
  mutating func take() {
    var raw = raw
    tcsetattr(input, TCSANOW, &raw)
    if isTaken { return }
    isTaken = true
    Self.send(enter, to: output)
    diversion.begin()
  }

  /// Gives the terminal back as it was found, and shows there what was printed meanwhile.
  mutating func release() {
    if !isTaken { return }
    isTaken = false
    Self.send(leave, to: output)
    var found = found
    // Not the variant that waits for the output to drain: a stopped terminal would never let go.
    tcsetattr(input, TCSANOW, &found)
    diversion.end()
  }

  /// Tells the app's loop what happened.
  func report(_ event: EventPipe.Event) {
    EventPipe.report(event, to: wakeUp)
  }

  /// Writes everything, however many calls it takes; gives up when the terminal is gone.
  static func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    guard var next = bytes.baseAddress else { return }
    var left = bytes.count
    while left > 0 {
      let count = write(descriptor, next, left)
      if count > 0 {
        next += count
        left -= count
      } else if count < 0, errno == EAGAIN {
        var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&entry, 1, -1)
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
