/// The colour space of a picture (Core Graphics): the screen's red, green and blue, or its grey.
public final class CGColorSpace: Sendable, Equatable {
  /// The number of components of a colour.
  public let numberOfComponents: Int

  private init(numberOfComponents: Int) {
    self.numberOfComponents = numberOfComponents
  }

  /// Returns whether two spaces have the same colours.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.numberOfComponents == right.numberOfComponents
  }

  static let rgb = CGColorSpace(numberOfComponents: 3)
  static let gray = CGColorSpace(numberOfComponents: 1)
}

/// Returns the RGB colour space of the screen (Core Graphics).
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the grey colour space of the screen (Core Graphics).
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
