import Foundation

/// Ends the process when its test is gone and its main thread does not notice.
///
/// The main loop sees the end of the input by itself; an app that hangs does not. This thread sleeps in
/// the kernel until the other end is closed, so that even a killed test leaves no orphan.
struct HangupWatch: Sendable {
  let descriptor: Int32

  /// How long the main thread has to end the app properly, in real seconds.
  private static let grace: TimeInterval = 2

  func start() {
    let descriptor = descriptor
    let thread = Thread {
      var entry = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&entry, 1, -1) < 0, errno == EINTR {}
      var nothing = pollfd(fd: -1, events: 0, revents: 0)
      _ = poll(&nothing, 1, Int32(Self.grace * 1000))
      _exit(EXIT_FAILURE)
    }
    thread.name = "understudy.hangup"
    thread.stackSize = 128 * 1024
    thread.start()
  }
}
