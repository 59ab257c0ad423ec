import Dispatch
import Foundation

/// Access to the main queue for the UIKit methods that an app may call on any thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs on the main thread or on a thread that drains the main queue in its
  /// place.
  static var isHere: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Enqueues work on the main queue.
  @MainActor
  static func run(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(work) }
  }
}
