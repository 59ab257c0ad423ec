extension SourceRewriter {
  /// Reports the import of a framework that isn't on Linux, unless the package has a module with its name.
  mutating func checkImport(at index: Int) {
    guard list[index - 1]?.isMark(".") != true, let name = importedModule(at: index),
      AppleFrameworks.names.contains(name), !modules.contains(name)
    else { return }
    report(.unavailableModule(name), at: index)
  }

  private func importedModule(at index: Int) -> String? {
    guard let word = list[index + 1], word.kind == .word else { return nil }
    guard Self.kindsOfImport.contains(word.text), let next = list[index + 2], next.kind == .word
    else {
      return word.text
    }
    return next.text
  }

  private static let kindsOfImport: Set<String> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Removes a preview for Xcode's canvas, with the attribute before it.
  mutating func removePreview(at index: Int) {
    guard let token = list[index] else { return }
    var next = index + 1
    if list[next]?.isMark("(") == true { next = (list.partner(of: next) ?? next) + 1 }
    guard list[next]?.isMark("{") == true, let closing = list.partner(of: next),
      let last = list[closing]
    else { return }
    var start = token.range.lowerBound
    if list[index - 1]?.isMark(")") == true, let opening = list.partner(of: index - 1),
      let attribute = list[opening - 1], attribute.text == "@available"
    {
      start = attribute.range.lowerBound
    }
    edits.remove(start..<last.range.upperBound)
  }
}
