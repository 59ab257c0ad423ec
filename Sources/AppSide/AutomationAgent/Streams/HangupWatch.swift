import AppRuntime
import CDispatch
import Foundation

/// Ends the process when its test is gone and its main thread does not notice.
///
/// The main loop sees the end of the input by itself; an app that hangs does not. This thread sleeps in
/// the kernel until the other end is closed, so that even a killed test leaves no orphan.
struct HangupWatch: Sendable {
  let descriptor: Int32

  /// How long the main thread has to end the app properly, in real seconds.
  private static let grace: TimeInterval = 2

  /// Starts the thread; a bare one, because Foundation's costs a launch a quarter of a millisecond.
  func start() {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread: pthread_t = 0
    let context = UnsafeMutableRawPointer(bitPattern: Int(descriptor))
    pthread_create(
      &thread, &attributes,
      { context in
        HangupWatch(descriptor: Int32(Int(bitPattern: context))).waitAndExit()
      }, context)
    pthread_attr_destroy(&attributes)
  }

  private func waitAndExit() -> Never {
    takeName()
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
    var nothing = pollfd(fd: -1, events: 0, revents: 0)
    _ = poll(&nothing, 1, Int32(Self.grace * 1000))
    _exit(EXIT_FAILURE)
  }

  /// This thread does not touch what the app shows, and the agent must know that.
  private func takeName() {
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = AppThreads.uninvolvedName.withCString { write(file, $0, strlen($0)) }
    close(file)
  }

  private static let stackSize = 128 * 1024
}
