/// How strongly a view holds to the size of its content, in each direction.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh

  /// Whether it is a control that has one size.
  var isOfFixedSize = false

  /// For controls that have one size: whatever is beside them is stretched.
  static let ofFixedSize = ContentPriorities(
    horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, isOfFixedSize: true)
}
