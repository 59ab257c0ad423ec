import Foundation

/// The system's messages for error numbers.
enum SystemError {
  static var current: String { text(errno) }

  static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
