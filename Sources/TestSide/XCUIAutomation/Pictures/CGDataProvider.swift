import Foundation

/// Core Foundation's data type, which is Foundation's here.
public typealias CFData = NSData

/// A provider of a picture's bytes (Core Graphics).
public final class CGDataProvider {
  /// All of the bytes.
  public let data: CFData?

  /// Creates a provider from bytes.
  ///
  /// - Parameter data: The bytes to provide.
  public init?(data: CFData) {
    self.data = data
  }
}

/// Returns a pointer to the first byte (Core Foundation), which is valid as long as the data
/// exists.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  data.length > 0 ? data.bytes.assumingMemoryBound(to: UInt8.self) : nil
}

/// Returns the number of bytes (Core Foundation).
public func CFDataGetLength(_ data: CFData) -> Int { data.length }
