import Foundation

/// The messages that UIKit logs for developers at run time, as lines on standard error.
package enum RuntimeLog {
  /// A closure that receives the lines of the current task in place of standard error.
  ///
  /// Used by tests.
  @TaskLocal package static var observer: (@Sendable (String) -> Void)?

  package static func write(_ line: String) {
    if let observer { return observer(line) }
    // A closed standard error must not end the app.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Returns the name of an object in UIKit's messages: `<Module.Class: 0x1234>`.
  static func name(_ object: AnyObject, separator: String = ": ") -> String {
    // The names of local classes include a meaningless context, which is removed.
    let type = String(reflecting: type(of: object))
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let own = "TerminalUIKit."
    let shown = type.hasPrefix(own) ? String(type.dropFirst(own.count)) : type
    let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    return "<\(shown)\(separator)0x\(address)>"
  }
}
