/// A touch that a view has not heard of, or not the end of, because it may be a gesture.
@MainActor
struct HeldTouch {
  let touch: UITouch
  let event: UIEvent
  /// Whether the view does not even know that it began.
  var needsBeginning: Bool
}

extension UITouch {
  /// What the view that a touch began in knows of it.
  enum Delivery {
    /// Nothing yet.
    case none
    /// That it began.
    case begun
    /// That it ended, or that it was taken away.
    case over
  }
}
