import Foundation

/// Bytes of Core Foundation, which are Foundation's here.
public typealias CFData = NSData

/// Gives the bytes of a picture (Core Graphics).
public final class CGDataProvider {
  /// All of the bytes.
  public let data: CFData?

  /// Makes one of bytes.
  ///
  /// - Parameter data: What it gives.
  public init?(data: CFData) {
    self.data = data
  }
}

/// The first of some bytes (Core Foundation), valid as long as these are.
public func CFDataGetBytePtr(_ data: CFData) -> UnsafePointer<UInt8>? {
  data.length > 0 ? data.bytes.assumingMemoryBound(to: UInt8.self) : nil
}

/// How many bytes there are (Core Foundation).
public func CFDataGetLength(_ data: CFData) -> Int { data.length }
