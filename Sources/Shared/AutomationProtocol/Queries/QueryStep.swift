/// A step of a query, which leads from the elements found so far to others.
public enum QueryStep: Sendable, Hashable {
  /// The interface of the system in front of the app, such as permission prompts.
  ///
  /// It is the first step of a query.
  case system
  /// The descendants of a type, in depth-first order.
  case descendants(ElementType)
  /// The children of a type.
  case children(ElementType)
  /// The elements of a type, among those found so far.
  case type(ElementType)
  /// The elements that match a predicate, among those found so far.
  case matching(ElementPredicate)
  /// The elements found so far that match a type and predicate, or have a descendant that does.
  case containing(ElementType, ElementPredicate)
  /// The element at a position; negative positions count from the end.
  case index(Int)
  /// The first element, at which the search stops.
  case first
  /// The elements with one of these identities, among those found so far.
  case identities([UInt64])
  /// The element with an identity, wherever it is now.
  case identity(UInt64)
}
