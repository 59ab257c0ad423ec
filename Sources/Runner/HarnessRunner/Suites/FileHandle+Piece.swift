import Foundation

extension FileHandle {
  /// Waits for bytes and returns those available, or `nil` at the end or after an error.
  ///
  /// `read(upToCount:)` waits for the full count, and `availableData` ends the process at an error.
  func availablePiece() -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(fileDescriptor, &bytes, bytes.count)
      if count > 0 { return Data(bytes[..<count]) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }
}
