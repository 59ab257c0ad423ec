/// The hugging and compression resistance priorities of a view's content.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh

  /// Whether the view is a control of fixed size.
  var hasFixedSize = false

  /// The priorities of controls of fixed size, which aren't stretched in place of other views.
  static let ofFixedSize = ContentPriorities(
    horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, hasFixedSize: true)
}
