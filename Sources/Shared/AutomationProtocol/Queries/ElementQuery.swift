/// A chain of steps that leads from the application to elements inside it.
///
/// A query is sent whole and resolved in the app. Building one never involves the app.
public struct ElementQuery: Sendable, Hashable {
  /// The steps, from the application onwards.
  public var steps: [QueryStep]

  /// The application itself.
  public static let application = ElementQuery(steps: [])

  /// The interface of the system in front of the app.
  public static let system = ElementQuery(steps: [.system])

  /// Whether the query searches the interface of the system.
  public var isAboutSystem: Bool { steps.first == .system }

  /// The root of the interface that the query searches: the app's or the system's.
  package var root: ElementQuery { isAboutSystem ? .system : .application }

  /// Makes a query from steps.
  public init(steps: [QueryStep]) { self.steps = steps }

  /// Returns this query with one more step.
  public func appending(_ step: QueryStep) -> ElementQuery { ElementQuery(steps: steps + [step]) }
}

extension ElementQuery {
  /// The longest string that Apple's queries accept, in characters.
  public static let longestString = 128
}
