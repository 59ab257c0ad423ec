/// The tree of the capture groups of a regular expression.
struct GroupTree: Equatable {
  /// The number of the group; 0 for the whole expression.
  var number = 0
  /// The pattern inside the group.
  var pattern = ""
  var children: [GroupTree] = []

  /// Reads the groups of a regular expression.
  init(of pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    var stack: [(tree: GroupTree, start: Int, isCapturing: Bool)] = [
      (GroupTree(number: 0, pattern: pattern), 0, true)
    ]
    var count = 0
    var isInSet = false
    var index = 0
    while index < scalars.count {
      defer { index += 1 }
      switch scalars[index] {
      case "\\": index += 1
      case "[": isInSet = true
      case "]": isInSet = false
      case "(" where !isInSet:
        let isCapturing = Self.isCapturing(scalars, at: index)
        if isCapturing { count += 1 }
        stack.append((GroupTree(number: isCapturing ? count : -1), index + 1, isCapturing))
      case ")" where !isInSet && stack.count > 1:
        guard var closed = stack.popLast() else { break }
        let last = stack.count - 1
        if closed.isCapturing {
          closed.tree.pattern = String(
            scalars[closed.start..<index].reduce(into: String.UnicodeScalarView()) {
              $0.append($1)
            })
          stack[last].tree.children.append(closed.tree)
        } else {
          stack[last].tree.children += closed.tree.children
        }
      default: break
      }
    }
    self = stack[0].tree
  }

  private init(number: Int, pattern: String = "") {
    self.number = number
    self.pattern = pattern
  }

  /// Returns whether a group captures: one that begins with a question mark must have a name.
  private static func isCapturing(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index + 1 < scalars.count, scalars[index + 1] == "?" else { return true }
    guard index + 3 < scalars.count else { return false }
    return scalars[index + 2] == "<" && !["=", "!"].contains(scalars[index + 3])
  }
}
