extension SourceRewriter {
  /// The lines before the source: the import that it needs, and its real location.
  var header: String { (needsImport ? Self.importOfSelector : "") + location(line: 1) }

  /// Returns the directive, with its line, that sets the source line of the next line.
  func location(line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))\n"
  }

  /// The import of `Selector`, which every file that imports Foundation has on Apple's platforms.
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
