import AutomationProtocol

/// The strings that identify the elements of a walk, each element's read when it is first asked for.
@MainActor
struct NameColumn {
  /// Those of all elements that were asked for, one element's after the other's.
  private var strings: [String] = []
  /// Where an element's begin; -1 when they were not read.
  private var starts: [Int] = []
  private var counts: [Int] = []

  /// Whether a string identifies an element.
  mutating func contains(
    _ name: String, at position: Int, of element: any AutomationElement
  ) -> Bool {
    while starts.count <= position {
      starts.append(-1)
      counts.append(0)
    }
    if starts[position] < 0 { read(element, at: position) }
    var next = starts[position]
    let end = next &+ counts[position]
    while next < end {
      if strings[next] == name { return true }
      next &+= 1
    }
    return false
  }

  private mutating func read(_ element: any AutomationElement, at position: Int) {
    let start = strings.count
    ElementNames.visit(of: element) { strings.append($0) }
    starts[position] = start
    counts[position] = strings.count &- start
  }
}
