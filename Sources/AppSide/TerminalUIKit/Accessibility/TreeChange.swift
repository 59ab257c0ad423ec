/// A count of all visible changes of the app: properties, hierarchy, layout, text, first responder.
///
/// The tree is queried again, and the screen drawn again, only after the count has changed.
@MainActor
enum TreeChange {
  private(set) static var count: UInt64 = 0

  static func note() { count &+= 1 }
}
