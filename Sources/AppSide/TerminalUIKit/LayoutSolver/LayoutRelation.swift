/// How a linear expression should relate to zero.
enum LayoutRelation: Hashable, Sendable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
