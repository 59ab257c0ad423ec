import Foundation
import Synchronization

/// The process's hold on a terminal, which must be released however the process ends.
///
/// It is plain memory that is never freed, so that signal handlers can use it at any moment, on any
/// thread: they may not allocate, lock, or call most of what Swift is made of.
struct TerminalHold {
  /// The descriptor to read from, which has the settings.
  var input: Int32
  /// The descriptor to write to: a copy, so that redirecting standard output doesn't affect it.
  var output: Int32
  /// The original settings, and the app's.
  var found: termios
  var raw: termios
  /// The end of the event pipe to which handlers write.
  var wakeUp: Int32
  /// The control sequences to send.
  var enter: UnsafeBufferPointer<UInt8>
  var leave: UnsafeBufferPointer<UInt8>
  /// The diversion of standard output and error.
  var diversion = OutputDiversion.none
  /// Whether `enter` has been sent, but not yet `leave`.
  var isTaken = false

  /// The address of the hold in force: a number, because pointers may not be shared.
  private static let address = Atomic<UInt>(0)

  /// The hold in force, or `nil` while the terminal is in the shell's state.
  static var current: UnsafeMutablePointer<TerminalHold>? {
    UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
  }

  static func makeCurrent(_ hold: UnsafeMutablePointer<TerminalHold>) {
    address.store(UInt(bitPattern: hold), ordering: .releasing)
  }

  /// Ends the hold in force, so that only one of several simultaneous exits releases it.
  static func takeCurrent() -> UnsafeMutablePointer<TerminalHold>? {
    UnsafeMutablePointer(
      bitPattern: address.exchange(0, ordering: .acquiringAndReleasing))
  }

  /// Puts the terminal into the app's state.
  ///
  /// A second call only repeats the settings, which a shell may have changed while the process was stopped.
  mutating func take() {
    var raw = raw
    tcsetattr(input, TCSANOW, &raw)
    if isTaken { return }
    isTaken = true
    Self.send(enter, to: output)
    diversion.begin()
  }

  /// Restores the terminal, and shows the output that was diverted.
  mutating func release() {
    if !isTaken { return }
    isTaken = false
    Self.send(leave, to: output)
    var found = found
    // Not the variant that waits for the output to drain, because a stopped terminal never drains.
    tcsetattr(input, TCSANOW, &found)
    diversion.end()
  }

  /// Reports an event to the app's loop.
  func report(_ event: EventPipe.Event) {
    EventPipe.report(event, to: wakeUp)
  }

  /// Writes all bytes, with as many calls as necessary; gives up if the terminal is gone.
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
