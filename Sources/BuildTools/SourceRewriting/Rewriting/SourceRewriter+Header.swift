extension SourceRewriter {
  /// The lines before the source: what it needs to see, and where it really lies.
  var header: String { (needsImport ? Self.importOfSelector : "") + location(line: 1) }

  /// The directive, with its line, that says of which line of the source the next one is.
  func location(line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
  }

  /// On Apple's platforms every file that imports Foundation sees `Selector`.
  private static let importOfSelector = """
    #if canImport(TerminalUIKit)
    import struct TerminalUIKit.Selector
    #endif

    """

  private var needsImport: Bool {
    var usesSelectors = false
    for index in list.indices {
      guard let token = list[index] else { continue }
      if token.isDirective("#selector") || Self.wordsOfSelectors.contains(token.text) {
        usesSelectors = true
      }
      if token.isWord("import"), let module = list[index + 1],
        ["UIKit", "TerminalUIKit"].contains(module.text), list[index - 1]?.isMark(".") != true,
        !conditional.isInactive(index)
      {
        return false
      }
    }
    return usesSelectors
  }

  private static let wordsOfSelectors: Set<String> = [
    "Selector", "NSSelectorFromString", "NSStringFromSelector", "perform", "responds",
  ]
}
