import Foundation
import Synchronization

/// How big a screen is, and how what it shows is to look.
package final class ScreenSetting: Sendable {
  private struct State {
    var size: CGSize?
    var traits: (any AnyObject & Sendable)?
  }

  private let state = Mutex(State())

  /// Makes a setting of which nothing is known yet.
  package init() {}

  /// The size in points; nil as long as no app in this process has the screen.
  package var size: CGSize? {
    get { state.withLock { $0.size } }
    set { state.withLock { $0.size = newValue } }
  }

  /// What the toolkit keeps for the screen: its trait collection.
  package var traits: (any AnyObject & Sendable)? {
    get { state.withLock { $0.traits } }
    set { state.withLock { $0.traits = newValue } }
  }
}
