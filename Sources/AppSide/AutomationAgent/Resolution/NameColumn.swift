import AutomationProtocol

/// The strings that identify the elements of a walk, read on demand.
@MainActor
struct NameColumn {
  /// The strings of all elements read so far, grouped by element.
  private var strings: [String] = []
  /// The start of each element's strings; -1 if they haven't been read.
  private var starts: [Int] = []
  private var counts: [Int] = []

  /// Returns whether a string identifies an element.
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
