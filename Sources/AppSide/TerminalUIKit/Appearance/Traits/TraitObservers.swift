/// The observers of trait changes of a view or view controller.
@MainActor
struct TraitObservers {
  private var all: [TraitRegistration] = []

  nonisolated init() {}

  mutating func add(_ registration: TraitRegistration) { all.append(registration) }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    all.removeAll { $0 === registration }
  }

  func notify(of traits: UITraitCollection, _ previous: UITraitCollection) {
    for observer in all
    where observer.traits.contains(where: { $0.differs(between: traits, and: previous) }) {
      observer.handler(previous)
    }
  }
}

@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: @MainActor (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
