import SystemShims

/// The parts of references' file names.
package enum ReferenceName {
  /// Returns a function's name without its parameters.
  package static func base(of function: String) -> Substring {
    guard function.last == ")", let end = function.lastIndex(of: "(") else { return function[...] }
    return function[..<end]
  }

  /// Returns a text reduced to letters, digits, `-` and `_`, which is a valid name on every system.
  package static func clean(_ text: Substring) -> String {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = words.joined(separator: "-")
    if name == text, name.count <= lengthLimit { return name }
    let text = text.hasPrefix("`") && text.hasSuffix("`") ? text.dropFirst().dropLast() : text
    let isReadable = name.count <= lengthLimit && text.allSatisfy { $0.isASCII }
    if isReadable { return name }
    // Two long names, or names in other scripts, must remain distinct.
    return name.prefix(lengthLimit) + "-" + String(StableHash.value(of: text), radix: 36)
  }

  private static let lengthLimit = 80
}
