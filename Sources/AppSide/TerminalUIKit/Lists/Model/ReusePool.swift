/// Views of a list that wait to be shown again, by identifier, and how to make more of them.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: @MainActor () -> View] = [:]
  private var waiting: [String: [View]] = [:]

  nonisolated init() {}

  /// Says how views of an identifier are made; nil forgets it.
  mutating func register(_ identifier: String, _ maker: (@MainActor () -> View)?) {
    makers[identifier] = maker
    waiting[identifier] = nil
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A view that waits; nil when there is none.
  mutating func dequeue(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Makes a new view; nil when nobody said how.
  ///
  /// It runs the app's code, which may ask the list that the pool belongs to.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  mutating func enqueue(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// How many views wait.
  func waitingCount(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}
