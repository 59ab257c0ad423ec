import Foundation
import Synchronization

/// The implementation of `UITraitCollection.current`.
///
/// While the toolkit lays out, draws or notifies a view, the current traits are the view's. Only
/// the view is recorded, which is cheap enough for every view of every layout; its traits are
/// looked up on demand.
///
/// The view is stored per thread because the main actor isn't bound to one thread.
enum CurrentTraits {
  /// The previous source of the current traits; `nil` if there is none.
  typealias Turn = UnsafeMutableRawPointer?

  /// Makes a view the source of the current traits.
  ///
  /// The caller must call `end(_:)` while the view is alive.
  @MainActor
  static func begin(_ view: UIView) -> Turn { begin(Unmanaged.passUnretained(view).toOpaque()) }

  /// Restores the previous source of the current traits.
  static func end(_ outer: Turn) { pthread_setspecific(turn, outer) }

  static var traits: UITraitCollection {
    get {
      guard let holder = pthread_getspecific(turn) else {
        return chosen.withLock { $0.last } ?? UIScreen.main.shownTraits
      }
      let object = Unmanaged<NSObject>.fromOpaque(holder).takeUnretainedValue()
      if let traits = object as? UITraitCollection { return traits }
      // Views become the source only in code of the main actor.
      let view = Unmanaged<UIView>.fromOpaque(holder)
      return MainActor.assumeIsolated { view.takeUnretainedValue().traitCollection }
    }
    set {
      let isTurn = pthread_getspecific(turn) != nil
      chosen.withLock { chosen in
        // The collection must stay alive because `end(_:)` can restore it at any time. There are
        // few of them.
        let kept = chosen.all.insert(newValue).memberAfterInsert
        if isTurn {
          _ = begin(Unmanaged.passUnretained(kept).toOpaque())
        } else {
          chosen.last = kept
        }
      }
    }
  }

  static func perform(_ actions: () -> Void, with traits: UITraitCollection) {
    withExtendedLifetime(traits) {
      let outer = begin(Unmanaged.passUnretained(traits).toOpaque())
      defer { end(outer) }
      actions()
    }
  }

  private static func begin(_ holder: UnsafeMutableRawPointer) -> Turn {
    let outer = pthread_getspecific(turn)
    pthread_setspecific(turn, holder)
    return outer
  }

  /// The thread-specific key that stores the view or the traits.
  private static let turn: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The traits that were set as current, and the last ones that were set outside of a view's turn.
  private struct Chosen {
    var last: UITraitCollection?
    var all: Set<UITraitCollection> = []
  }

  private static let chosen = Mutex(Chosen())
}
