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

  /// A view that waits, else a new one; nil when nobody said how to make one.
  mutating func dequeue(_ identifier: String) -> (view: View, isNew: Bool)? {
    if let view = waiting[identifier]?.popLast() { return (view, false) }
    return makers[identifier].map { ($0(), true) }
  }

  mutating func enqueue(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// How many views wait.
  func waitingCount(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }
}
