/// A touch whose beginning or end hasn't been delivered to its view because it may be part of a
/// gesture.
@MainActor
struct HeldTouch {
  let touch: UITouch
  let event: UIEvent
  /// Whether the beginning of the touch hasn't been delivered.
  var needsBeginning: Bool
}

extension UITouch {
  /// The part of a touch that has been delivered to its view.
  enum Delivery {
    /// Nothing has been delivered.
    case none
    /// The beginning has been delivered.
    case begun
    /// The end or the cancellation has been delivered.
    case over
  }
}
