import Dispatch
import Foundation

/// Checks whether code runs where views may be used.
///
/// If Dispatch runs the main loop, the main queue isn't necessarily on the first thread.
enum MainTurn {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
