/// The appearance state of a view controller.
struct AppearanceState {
  enum Phase {
    case disappeared, appearing, appeared, disappearing
  }

  var phase = Phase.disappeared
  var isAnimated = false
  /// Whether a container controls the transition, from `beginAppearanceTransition` to its end.
  var isManual = false
  /// Whether `viewIsAppearing(_:)` has been called since the transition began.
  var hasBeenShown = false
}
