/// A method's declaration, as far as its Objective-C name depends on it.
struct MethodDeclaration: Equatable {
  let baseName: String
  /// The argument labels; an empty one is `_`.
  let labels: [String]
  /// The name in `@objc(name:)`, if the source gives one.
  let customName: String?
}

extension TokenList {
  /// Returns all functions of a source.
  func methodDeclarations(in source: [UInt8]) -> [MethodDeclaration] {
    indices.compactMap { index in
      guard self[index]?.isWord("func") == true, let name = self[index + 1], name.kind == .word,
        let opening = parameterList(after: index + 2), let closing = partner(of: opening)
      else { return nil }
      return MethodDeclaration(
        baseName: name.text.trimmingBackticks, labels: labels(of: opening + 1..<closing),
        customName: customName(before: index, in: source))
    }
  }

  /// Returns the index of the parenthesis that opens the parameters, after generic parameters.
  private func parameterList(after index: Int) -> Int? {
    guard self[index]?.isMark("<") == true else {
      return self[index]?.isMark("(") == true ? index : nil
    }
    var depth = 0
    var next = index
    while let token = self[next] {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      next += 1
      if depth == 0 { return self[next]?.isMark("(") == true ? next : nil }
    }
    return nil
  }

  private func labels(of parameters: Range<Int>) -> [String] {
    var labels: [String] = []
    var isFirstWord = true
    var openAngles = 0
    forEachOutside(parameters) { index in
      guard let token = self[index] else { return false }
      if token.isMark("<") { openAngles += 1 }
      if token.isMark(">") { openAngles -= 1 }
      if token.isMark(","), openAngles == 0 {
        isFirstWord = true
      } else if isFirstWord, token.kind == .word {
        isFirstWord = false
        labels.append(token.text == "_" ? "" : token.text.trimmingBackticks)
      }
      return true
    }
    return labels
  }

  private func customName(before keyword: Int, in source: [UInt8]) -> String? {
    var index = keyword - 1
    while let token = self[index] {
      if token.isMark(")"), let opening = partner(of: index),
        let attribute = self[opening - 1], attribute.kind == .attribute
      {
        if attribute.text == "@objc" {
          let name = source[(self[opening]?.range.upperBound ?? 0)..<token.range.lowerBound]
          return String(decoding: name.filter { !SwiftTokenizer.isSpace($0) }, as: UTF8.self)
        }
        index = opening - 2
      } else if token.kind == .attribute || Self.modifiers.contains(token.text) {
        index -= 1
      } else {
        return nil
      }
    }
    return nil
  }

  /// The words that can occur between an attribute and the keyword of a declaration.
  static let modifiers: Set<String> = [
    "class", "convenience", "dynamic", "fileprivate", "final", "internal", "isolated", "lazy",
    "mutating", "nonisolated", "open", "optional", "override", "package", "private", "public",
    "required", "static", "unowned", "weak",
  ]
}

extension String {
  /// The name in backticks, or the string itself.
  var trimmingBackticks: String {
    guard count > 2, hasPrefix("`"), hasSuffix("`") else { return self }
    return String(dropFirst().dropLast())
  }
}
