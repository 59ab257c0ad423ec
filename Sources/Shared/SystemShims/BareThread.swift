// Swift finds the fields of `pthread_attr_t` in this module, which happens to be the first to include C's
// headers.
import CDispatch
import Foundation

/// A plain thread of the C library; Foundation's adds a quarter of a millisecond to a launch.
package enum BareThread {
  /// Starts a detached thread.
  ///
  /// - Parameters:
  ///   - stackSize: The size of its stack, in bytes.
  ///   - context: The body's argument.
  ///   - body: The thread's function; its result is ignored.
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
