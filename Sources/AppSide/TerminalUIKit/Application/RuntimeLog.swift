import Foundation

/// What UIKit tells the developer while the app runs: lines on standard error.
package enum RuntimeLog {
  /// Hears of each line in place of standard error, within a task: for tests.
  @TaskLocal package static var observer: (@Sendable (String) -> Void)?

  package static func write(_ line: String) {
    if let observer { return observer(line) }
    // Nobody may be reading any more; that is no reason to end.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// An object as UIKit names it in its messages: `<Module.Class: 0x1234>`.
  static func name(_ object: AnyObject, separator: String = ": ") -> String {
    // Classes inside functions have a context of which nobody can make anything.
    let type = String(reflecting: type(of: object))
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let own = "TerminalUIKit."
    let shown = type.hasPrefix(own) ? String(type.dropFirst(own.count)) : type
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "<\(shown)\(separator)0x\(address)>"
  }
}
