/// Counts every change that somebody who looks at the app could see: properties, hierarchy, layout,
/// text, first responder.
///
/// Waits look at the tree again only when the count has moved, and screens are drawn again only then.
@MainActor
enum TreeChange {
  private(set) static var count: UInt64 = 0

  static func note() { count &+= 1 }
}
