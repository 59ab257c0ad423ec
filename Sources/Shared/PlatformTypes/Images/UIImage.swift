import Foundation

/// A picture, as UIKit declares it, as far as a test needs it: a PNG file with its size.
// Sendable is unchecked because of NSObject, which holds nothing; all else is constant.
open class UIImage: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: CGFloat
  private let png: Data?

  /// Makes a picture of nothing, without a size.
  public override init() {
    size = .zero
    scale = 1
    png = nil
  }

  /// Makes a picture of the bytes of a PNG file; nil when they are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of the bytes of a PNG file; nil when they are none.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - scale: Pixels to a point.
  public init?(data: Data, scale: CGFloat) {
    guard let pixels = Self.size(ofPNG: data) else { return nil }
    let scale = scale > 0 && scale.isFinite ? scale : 1
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.scale = scale
    png = data
  }

  /// Makes a picture of a PNG file; nil when there is none that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture as the bytes of a PNG file; nil when it has no pixels.
  open func pngData() -> Data? { png }

  /// The size in the file's first chunk, which comes right after the signature.
  private static func size(ofPNG data: Data) -> CGSize? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, bytes.starts(with: signature) else { return nil }
    func number(at start: Int) -> Int {
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(at: 16), number(at: 20))
    return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}
