extension RunDifference: CustomStringConvertible {
  /// The difference as lines of text.
  package var description: String {
    ([scenario] + (step.map { ["  \($0)"] } ?? []) + lines.map { "    " + $0 })
      .joined(separator: "\n")
  }

  private var lines: [String] {
    switch reason {
    case .missing(let inFirst): ["only in the \(inFirst ? "second" : "first") run"]
    case .step(let first, let second):
      ["first:  \(first ?? "no further step")", "second: \(second ?? "no further step")"]
    case .status(let first, let second): ["\(first.rawValue), then \(second.rawValue)"]
    case .message(let first, let second):
      ["first:  \(first ?? "no message")", "second: \(second ?? "no message")"]
    case .elements(let removed, let added): removed.map { "− \($0)" } + added.map { "+ \($0)" }
    case .picture: ["the screens look different, though their elements are the same"]
    }
  }
}
