/// An action of a recording, and the time to wait for its element.
struct RecordedStep: Equatable {
  var action: RecordedAction
  /// The time that the person waited for the element, rounded up with a margin, in seconds of app time; `nil`
  /// if it was there at once.
  var patience: Int?
  /// The action with its variables filled in, for Swift; `nil` if it has no variables.
  var filledIn: RecordedAction?

  init(_ action: RecordedAction, patience: Int? = nil) {
    self.action = action
    self.patience = patience
  }
}
