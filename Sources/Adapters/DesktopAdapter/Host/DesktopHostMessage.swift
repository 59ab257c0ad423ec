import AdapterSupport
import Foundation

/// A request of an adapter to the host of desktops.
enum DesktopRequest: Codable, Hashable {
  /// The adapter needs a desktop.
  case open(DesktopSize)
  /// The adapter's desktop isn't clean or can't be reached, so it needs a new one.
  case replace
  /// The adapter has ended its program, and another launch may have the desktop.
  case giveBack
}

/// An answer of the host.
enum DesktopAnswer: Codable, Hashable {
  case desktop(DesktopPlace)
  /// No desktop is available; the text is the reason.
  case failure(String)
}

extension Descriptors {
  /// Writes a message as JSON.
  ///
  /// - Returns: Whether everything was written.
  @discardableResult
  static func write(_ message: some Encodable, to descriptor: Int32) -> Bool {
    // Encoding can't fail, because the values are texts and numbers.
    write((try? JSONEncoder().encode(message)) ?? Data(), to: descriptor)
  }
}
