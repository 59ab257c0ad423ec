/// What the numbers of a colour mean (Core Graphics): red, green and blue as the screen has them, or grey.
public final class CGColorSpace: Sendable, Equatable {
  /// How many numbers a colour has.
  public let numberOfComponents: Int

  private init(numberOfComponents: Int) {
    self.numberOfComponents = numberOfComponents
  }

  /// Whether two spaces have the same colours.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }

  static let rgb = CGColorSpace(numberOfComponents: 3)
  static let gray = CGColorSpace(numberOfComponents: 1)
}

/// The colours of the screen (Core Graphics).
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The greys of the screen (Core Graphics).
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
