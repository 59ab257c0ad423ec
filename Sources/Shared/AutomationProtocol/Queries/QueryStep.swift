/// One step of a query: from the elements found so far to others.
public enum QueryStep: Sendable, Hashable {
  /// Everything of a type inside each element, in depth-first order.
  case descendants(ElementType)
  /// The elements of a type directly inside each element.
  case children(ElementType)
  /// Those of the elements that are of a type.
  case type(ElementType)
  /// Those of the elements that match a predicate.
  case matching(ElementPredicate)
  /// Those of the elements that are an element of a type that matches a predicate, or have one anywhere
  /// inside.
  case containing(ElementType, ElementPredicate)
  /// The element at a position; negative positions count from the end.
  case index(Int)
  /// The first of the elements; the search stops there.
  case first
  /// Those of the elements that have one of these identities.
  case identities([UInt64])
  /// The element of an identity, wherever it is now.
  case identity(UInt64)
}
