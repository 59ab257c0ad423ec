import AutomationProtocol

extension [RecordedStep] {
  /// Appends a step, or merges it with the last one if a person would consider both one action.
  mutating func record(_ step: RecordedStep) {
    guard step.patience == nil, let last, let merged = last.action.merged(with: step.action) else {
      append(step)
      return
    }
    self[count - 1].action = merged
  }

  /// Removes the last typed character if the last step typed it.
  ///
  /// - Returns: Whether a character was removed.
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
    // Repeating an expectation adds nothing.
    case (.expect, .expect) where self == next: return self
    default: return nil
    }
  }
}
