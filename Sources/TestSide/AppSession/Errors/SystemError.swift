import Foundation

/// The system's sentence about the last call that failed.
enum SystemError {
  static var current: String { text(errno) }

  static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
