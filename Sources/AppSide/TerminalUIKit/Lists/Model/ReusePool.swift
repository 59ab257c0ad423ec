/// The reusable views of a list, and the closures that make new ones, by identifier.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: @MainActor () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  nonisolated init() {}

  /// Registers the closure that makes views of an identifier; `nil` removes it.
  mutating func register(_ identifier: String, _ maker: (@MainActor () -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Returns a reusable view, or `nil` if there isn't one.
  mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Makes a new view, or returns `nil` if the identifier isn't registered.
  ///
  /// This runs app code, which may call the list that owns the pool.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  mutating func enqueue(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Returns the number of reusable views of an identifier.
  func waitingCount(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}
