/// The layout of a bitmap's pixels in memory.
///
/// Only layouts that Core Graphics can draw into have a format.
enum PixelFormat {
  /// One byte of brightness.
  case gray
  /// Four bytes, with the positions of red, green, blue and alpha.
  case color(red: Int, green: Int, blue: Int, alpha: Int, isOpaque: Bool)

  init?(space: CGColorSpace, info: CGBitmapInfo) {
    let order = info.intersection(.byteOrderMask)
    let known: [CGBitmapInfo] = [.byteOrderDefault, .byteOrder32Big, .byteOrder32Little]
    guard known.contains(order), let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F)
    else { return nil }
    if space == .gray {
      guard alpha == .none else { return nil }
      self = .gray
      return
    }
    let isLittle = order == .byteOrder32Little
    // Little-endian pixels have their four bytes in reverse order.
    func place(_ index: Int) -> Int { isLittle ? 3 - index : index }
    switch alpha {
    case .premultipliedLast, .noneSkipLast:
      self = .color(
        red: place(0), green: place(1), blue: place(2), alpha: place(3),
        isOpaque: alpha == .noneSkipLast)
    case .premultipliedFirst, .noneSkipFirst:
      self = .color(
        red: place(1), green: place(2), blue: place(3), alpha: place(0),
        isOpaque: alpha == .noneSkipFirst)
    case .none, .first, .last, .alphaOnly: return nil
    }
  }

  var bytesPerPixel: Int {
    switch self {
    case .gray: 1
    case .color: 4
    }
  }

  /// Reads the pixel at an address.
  func read(_ bytes: UnsafePointer<UInt8>) -> PremultipliedColor {
    switch self {
    case .gray:
      let level = Double(bytes[0]) / 255
      return PremultipliedColor(red: level, green: level, blue: level, alpha: 1)
    case .color(let red, let green, let blue, let alpha, let isOpaque):
      return PremultipliedColor(
        red: Double(bytes[red]) / 255, green: Double(bytes[green]) / 255,
        blue: Double(bytes[blue]) / 255, alpha: isOpaque ? 1 : Double(bytes[alpha]) / 255)
    }
  }

  /// Writes a pixel to an address.
  func write(_ color: PremultipliedColor, to bytes: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .gray:
      // The weights of the luminance of sRGB (Rec. 709).
      bytes[0] = PremultipliedColor.byte(
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
    case .color(let red, let green, let blue, let alpha, let isOpaque):
      bytes[red] = PremultipliedColor.byte(color.red)
      bytes[green] = PremultipliedColor.byte(color.green)
      bytes[blue] = PremultipliedColor.byte(color.blue)
      bytes[alpha] = isOpaque ? 255 : PremultipliedColor.byte(color.alpha)
    }
  }
}
