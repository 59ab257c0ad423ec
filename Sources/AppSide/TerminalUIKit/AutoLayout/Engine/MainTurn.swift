import Dispatch
import Foundation

/// Tells whether code runs where views may be used.
///
/// Where Dispatch runs the main loop, the main queue need not be on the first thread.
enum MainTurn {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
