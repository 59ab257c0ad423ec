import Foundation

/// Names of the symbols that the compiler generates.
package enum SwiftSymbol {
  /// Returns the function that a symbol belongs to, without its types (`App.Model.load()`), or `nil`
  /// for symbols of other languages.
  ///
  /// A closure belongs to the function that contains it.
  package static func function(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s") || symbol.hasPrefix("$S"), var name = demangled(symbol),
      name != symbol
    else { return nil }
    // A private name is written as “(name in _0123…)”.
    name.replace(/\(([^() ]+) in _[0-9A-F]+\)/) { $0.1 }
    // A member of an extension is written as “(extension in Module):Type”.
    name.replace(/\(extension in [^()]+\):/, with: "")
    if let conformance = name.range(of: " in conformance ") {
      name = String(name[..<conformance.lowerBound])
    }
    // Names of closures, and of code generated for a function, end with the function's name.
    for separator in [" of ", " for ", " in "] {
      if let last = name.range(of: separator, options: .backwards),
        !name[last.upperBound...].isEmpty
      {
        name = String(name[last.upperBound...])
      }
    }
    for prefix in ["static ", "class ", "@objc ", "@nonobjc "] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    if let arguments = name.firstIndex(of: "("), arguments > name.startIndex {
      return name[..<arguments] + "()"
    }
    return name.range(of: " : ").map { String(name[..<$0.lowerBound]) } ?? name
  }

  private static func demangled(_ symbol: String) -> String? {
    symbol.withCString { start in
      guard let text = demangle(start, strlen(start), nil, nil, 0) else { return nil }
      defer { free(text) }
      return String(cString: text)
    }
  }
}

@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
