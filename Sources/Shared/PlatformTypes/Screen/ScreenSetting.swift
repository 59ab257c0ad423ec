import Foundation
import Synchronization

/// The size and traits of a screen.
package final class ScreenSetting: Sendable {
  private struct State {
    var size: CGSize?
    var traits: (any AnyObject & Sendable)?
  }

  private let state = Mutex(State())

  /// Makes a setting with unknown values.
  package init() {}

  /// The size in points; `nil` while no app in this process uses the screen.
  package var size: CGSize? {
    get { state.withLock { $0.size } }
    set { state.withLock { $0.size = newValue } }
  }

  /// The object that the toolkit stores for the screen: its trait collection.
  package var traits: (any AnyObject & Sendable)? {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }
}
