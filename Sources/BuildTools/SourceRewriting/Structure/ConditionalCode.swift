/// The parts of a source that `#if` certainly excludes on Linux.
///
/// A condition that depends on more than the platform counts as true, so that a problem is reported rather
/// than hidden.
struct ConditionalCode {
  private(set) var inactive: [Range<Int>] = []

  /// - Parameter modules: The modules of the package that the file can import.
  init(_ list: TokenList, modules: Set<String> = []) {
    struct Level {
      var isActive: Bool
      /// Whether an earlier condition of the same `#if` is known to be true.
      var isDecided: Bool
    }
    var levels: [Level] = []
    var start: Int?
    for index in list.indices {
      guard let token = list[index], token.kind == .directive else { continue }
      switch token.text {
      case "#if":
        let value = PlatformCondition.value(list, after: index, modules: modules)
        levels.append(Level(isActive: value != false, isDecided: value == true))
      case "#elseif":
        guard let level = levels.popLast() else { continue }
        let value = PlatformCondition.value(list, after: index, modules: modules)
        levels.append(
          Level(
            isActive: !level.isDecided && value != false,
            isDecided: level.isDecided || value == true))
      case "#else":
        guard let level = levels.popLast() else { continue }
        levels.append(Level(isActive: !level.isDecided, isDecided: true))
      case "#endif": _ = levels.popLast()
      default: continue
      }
      let isActive = levels.allSatisfy(\.isActive)
      if !isActive, start == nil { start = index }
      if isActive, let first = start {
        inactive.append(first..<index)
        start = nil
      }
    }
    if let start { inactive.append(start..<list.tokens.count) }
  }

  func isInactive(_ index: Int) -> Bool { inactive.contains { $0.contains(index) } }
}
