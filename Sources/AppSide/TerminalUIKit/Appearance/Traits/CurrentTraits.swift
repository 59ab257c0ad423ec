import Foundation
import Synchronization

/// What `UITraitCollection.current` answers.
///
/// While the toolkit lays out, draws or tells a view, it is that view's traits. They are looked up only
/// when somebody asks: to say whose turn it is costs next to nothing, which every view of every layout
/// pays.
///
/// A thread remembers whose turn it is, as the main actor is not bound to one.
enum CurrentTraits {
  /// Whoever had the turn before; nil is nobody.
  typealias Turn = UnsafeMutableRawPointer?

  /// Gives a view its turn, which must be ended while the view is alive.
  @MainActor
  static func begin(_ view: UIView) -> Turn { begin(Unmanaged.passUnretained(view).toOpaque()) }

  /// Gives the turn back to whoever had it before.
  static func end(_ outer: Turn) { pthread_setspecific(turn, outer) }

  static var traits: UITraitCollection {
    get {
      guard let holder = pthread_getspecific(turn) else {
        return chosen.withLock { $0.last } ?? UIScreen.main.shownTraits
      }
      let object = Unmanaged<NSObject>.fromOpaque(holder).takeUnretainedValue()
      if let traits = object as? UITraitCollection { return traits }
      // Only code of the main actor gives views their turn.
      let view = Unmanaged<UIView>.fromOpaque(holder)
      return MainActor.assumeIsolated { view.takeUnretainedValue().traitCollection }
    }
    set {
      let isTurn = pthread_getspecific(turn) != nil
      chosen.withLock { chosen in
        // A turn may be given back to them at any time, so that they stay; there are few.
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

  /// The place of each thread for the view or the traits that have the turn.
  private static let turn: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The traits that were made the current ones, and which of them outside of any turn.
  private struct Chosen {
    var last: UITraitCollection?
    var all: Set<UITraitCollection> = []
  }

  private static let chosen = Mutex(Chosen())
}
