/// How a linear expression should relate to zero.
package enum LayoutRelation: Hashable, Sendable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
