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
  /// The previous source of the current traits; `nil` if there isn't one.
  typealias Source = UnsafeMutableRawPointer?

  /// Makes a view the source of the current traits.
  ///
  /// The caller must call `end(_:)` while the view is alive.
  @MainActor
  static func begin(_ view: UIView) -> Source { begin(Unmanaged.passUnretained(view).toOpaque()) }

  /// Restores the previous source of the current traits.
  static func end(_ previous: Source) { pthread_setspecific(sourceKey, previous) }

  static var traits: UITraitCollection {
    get {
      guard let holder = pthread_getspecific(sourceKey) else {
        return overridden.withLock { $0.last } ?? UIScreen.main.shownTraits
      }
      let object = Unmanaged<NSObject>.fromOpaque(holder).takeUnretainedValue()
      if let traits = object as? UITraitCollection { return traits }
      // Views become the source only in code of the main actor.
      let view = Unmanaged<UIView>.fromOpaque(holder)
      return MainActor.assumeIsolated { view.takeUnretainedValue().traitCollection }
    }
    set {
      let hasSource = pthread_getspecific(sourceKey) != nil
      overridden.withLock { overridden in
        // The collection must stay alive because `end(_:)` can restore it at any time. There are
        // few of them.
        let kept = overridden.all.insert(newValue).memberAfterInsert
        if hasSource {
          _ = begin(Unmanaged.passUnretained(kept).toOpaque())
        } else {
          overridden.last = kept
        }
      }
    }
  }

  static func perform(_ actions: () -> Void, with traits: UITraitCollection) {
    withExtendedLifetime(traits) {
      let previous = begin(Unmanaged.passUnretained(traits).toOpaque())
      defer { end(previous) }
      actions()
    }
  }

  private static func begin(_ holder: UnsafeMutableRawPointer) -> Source {
    let previous = pthread_getspecific(sourceKey)
    pthread_setspecific(sourceKey, holder)
    return previous
  }

  /// The thread-specific key that stores the view or the traits.
  private static let sourceKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The traits that were set as current, and the last ones that were set outside of a view's turn.
  private struct OverriddenTraits {
    var last: UITraitCollection?
    var all: Set<UITraitCollection> = []
  }

  private static let overridden = Mutex(OverriddenTraits())
}
