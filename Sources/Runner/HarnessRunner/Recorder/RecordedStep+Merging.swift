import AutomationProtocol

extension [RecordedStep] {
  /// Appends an action, in one step with the last if a person would call both one.
  mutating func record(_ step: RecordedStep) {
    guard step.patience == nil, let last, let merged = last.action.merged(with: step.action) else {
      append(step)
      return
    }
    self[count - 1].action = merged
  }

  /// Takes the last typed character back, if it was typed by the last step.
  ///
  /// - Returns: Whether there was one in this element.
  mutating func deleteTyped(in query: ElementQuery) -> Bool {
    guard case .type(var text, let field)? = last?.action, field == query, !text.isEmpty else {
      return false
    }
    text.removeLast()
    if text.isEmpty { removeLast() } else { self[count - 1].action = .type(text, into: query) }
    return true
  }
}

extension RecordedAction {
  fileprivate func merged(with next: RecordedAction) -> RecordedAction? {
    guard query == next.query else { return nil }
    switch (self, next) {
    case (.type(let text, let field), .type(let more, _)): return .type(text + more, into: field)
    // Typing into a field taps it first.
    case (.tap(_, count: 1), .type), (.tap(_, count: 1), .typeSecret): return next
    case (.typeSecret(let key, _), .typeSecret(let other, _)) where key == other: return next
    case (.tap(let query, let count), .tap(_, let more)): return .tap(query, count: count + more)
    case (.setSlider, .setSlider): return next
    case (.scroll(let query, let x, let y), .scroll(_, let moreX, let moreY)):
      return .scroll(query, deltaX: x + moreX, deltaY: y + moreY)
    // The same expectation twice is one.
    case (.expect, .expect) where self == next: return self
    default: return nil
    }
  }
}
