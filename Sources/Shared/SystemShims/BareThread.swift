// Swift finds the fields of `pthread_attr_t` in this module, into which C's headers happen to come first.
import CDispatch
import Foundation

/// A thread that has nothing around it; one of Foundation's costs a launch a quarter of a millisecond.
package enum BareThread {
  /// Starts a thread that nobody waits for.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack, in bytes.
  ///   - context: What the body gets.
  ///   - body: What it does; what that returns is nobody's.
  package static func start(
    stackSize: Int, context: UnsafeMutableRawPointer?,
    _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread: pthread_t = 0
    pthread_create(&thread, &attributes, body, context)
    pthread_attr_destroy(&attributes)
  }
}
