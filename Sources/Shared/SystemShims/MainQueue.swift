import Dispatch
import Foundation

/// Access to the main dispatch queue that neither Dispatch nor Foundation offers.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main thread, or on a thread that runs the main queue in its place.
  ///
  /// Where Dispatch runs the main loop, the main queue need not be on the first thread.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  #if os(Linux)
    /// The descriptor that becomes readable when work is put on the queue.
    ///
    /// No public API lets a loop wait for the main queue and for file descriptors at once, and a second
    /// thread between them would double the cost of each request.
    package static var descriptor: Int32 { dispatchMainQueueHandle() }
  #else
    package static var descriptor: Int32 { -1 }
  #endif
}

#if os(Linux)
  // Dispatch offers its descriptor under this name to other run loops, such as Foundation's.
  @_silgen_name("_dispatch_get_main_queue_handle_4CF")
  private func dispatchMainQueueHandle() -> Int32
#endif
