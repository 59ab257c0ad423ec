import AdapterSupport
import Foundation

/// What an adapter says to the host of desktops.
enum DesktopRequest: Codable, Hashable {
  /// It wants a desktop.
  case open(DesktopSize)
  /// Something is left on the one that it was given, or it can't be reached: it wants a new one.
  case replace
  /// It has ended its program, and another launch may have the desktop.
  case giveBack
}

/// What the host answers.
enum DesktopAnswer: Codable, Hashable {
  case desktop(DesktopPlace)
  /// There is no desktop, for a reason that is a sentence.
  case failure(String)
}

extension Descriptors {
  /// Writes a message as JSON.
  ///
  /// - Returns: Whether the other end has taken it.
  @discardableResult
  static func write(_ message: some Encodable, to descriptor: Int32) -> Bool {
    // Encoding can't fail, because the values are texts and numbers.
    write((try? JSONEncoder().encode(message)) ?? Data(), to: descriptor)
  }
}
