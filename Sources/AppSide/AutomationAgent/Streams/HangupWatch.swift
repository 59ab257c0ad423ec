import AppRuntime
import Foundation
import Synchronization
import SystemShims

/// Ends the process when its test has disconnected and its main thread doesn't react.
///
/// The main loop notices the end of the input itself, but an app that hangs doesn't. This thread
/// sleeps in the kernel until the other end is closed, so that even a killed test leaves no
/// orphaned process.
struct HangupWatch: Sendable {
  let descriptor: Int32

  /// The real time, in milliseconds, in which the main thread may end the app properly.
  private static let grace = Atomic<Int32>(2000)

  /// Gives the main thread enough time to end another program, too, and to clean up after a killed test.
  static func allowForAnotherProgram() { grace.store(15_000, ordering: .relaxed) }

  /// Starts the thread.
  func start() {
    let context = UnsafeMutableRawPointer(bitPattern: Int(descriptor))
    BareThread.start(stackSize: Self.stackSize, context: context) { context in
      HangupWatch(descriptor: Int32(Int(bitPattern: context))).waitAndExit()
    }
  }

  private func waitAndExit() -> Never {
    RealTime.useOnThisThread()
    var entry = pollfd(fd: descriptor, events: 0, revents: 0)
    while poll(&entry, 1, -1) < 0, errno == EINTR {}
    var nothing = pollfd(fd: -1, events: 0, revents: 0)
    _ = poll(&nothing, 1, Self.grace.load(ordering: .relaxed))
    _exit(EXIT_FAILURE)
  }

  private static let stackSize = 128 * 1024
}
