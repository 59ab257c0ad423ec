/// The relation that a linear expression should have to zero.
package enum LayoutRelation: Hashable, Sendable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
