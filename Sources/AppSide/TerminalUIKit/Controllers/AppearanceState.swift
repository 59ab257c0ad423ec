/// Where a view controller is between appearing and disappearing.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether a container decides, between `beginAppearanceTransition` and its end.
  var isManual = false
  /// Whether `viewIsAppearing(_:)` has been called since the transition began.
  var hasBeenShown = false
}
