/// An action of a recording, and how long to wait for what it is about.
struct RecordedStep: Equatable {
  var action: RecordedAction
  /// How long the person had to wait for the element, rounded up with room, in seconds of app time;
  /// `nil` if it was there at once.
  var patience: Int?
  /// The action with its variables filled in, for Swift; `nil` if it has no variables.
  var filledIn: RecordedAction?

  init(_ action: RecordedAction, patience: Int? = nil) {
    self.action = action
    self.patience = patience
  }
}
