import Foundation

/// A colour, fixed or dynamic (UIKit).
// Colours are immutable, and a subclass has to be so too.
open class UIColor: NSObject, @unchecked Sendable {
  private enum Content: Sendable {
    case fixed(RGBAColor)
    case system(light: RGBAColor, dark: RGBAColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let content: Content

  private init(content: Content) {
    self.content = content
    super.init()
  }

  init(_ color: RGBAColor) {
    content = .fixed(color)
    super.init()
  }

  init(light: RGBAColor, dark: RGBAColor) {
    content = .system(light: light, dark: dark)
    super.init()
  }

  /// Creates a colour from red, green, blue and alpha, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBAColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a shade of grey.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(RGBAColor(red: white, green: white, blue: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour from hue, saturation, brightness and alpha, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    content = .fixed(
      RGBAColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    super.init()
  }

  /// Creates a dynamic colour, which is resolved for each trait collection.
  ///
  /// - Parameter dynamicProvider: The closure that returns the colour for a trait collection.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    content = .dynamic(dynamicProvider)
    super.init()
  }

  /// Creates a colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    guard parts.count == 4 else {
      self.init(white: 0, alpha: cgColor.alpha)
      return
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// The Core Graphics colour, resolved with the current traits.
  open var cgColor: CGColor {
    let color = components(with: .current)
    return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the colour with another alpha, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(var color):
      color.alpha = alpha
      return UIColor(color)
    case .system(var light, var dark):
      light.alpha = alpha
      dark.alpha = alpha
      return UIColor(light: light, dark: dark)
    case .dynamic(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Returns the fixed colour that the colour resolves to for the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = content { return self }
    return UIColor(components(with: traitCollection))
  }

  /// Reads the red, green, blue and alpha components, each from 0 to 1.
  ///
  /// - Returns: `true`, because every colour can be converted.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(with: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the brightness and alpha of a grey, each from 0 to 1.
  ///
  /// - Returns: Whether the colour is a grey; otherwise nothing is stored.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(with: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Reads the hue, saturation, brightness and alpha components, each from 0 to 1.
  ///
  /// - Returns: `true`, because every colour can be converted.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components(with: .current)
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Returns the components of the colour for the given traits.
  func components(with traits: UITraitCollection) -> RGBAColor {
    var color = self
    // A provider may return another dynamic colour. The limit ends the loop for one that returns
    // itself.
    for _ in 0..<Self.maximumProviderDepth {
      switch color.content {
      case .fixed(let components): return components
      case .system(let light, let dark): return traits.userInterfaceStyle == .dark ? dark : light
      case .dynamic(let provider): color = provider(traits)
      }
    }
    return RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)
  }

  private static let maximumProviderDepth = 16

  /// Whether two colours have equal components or the same provider.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (content, other.content) {
    case (.fixed(let one), .fixed(let two)): return one == two
    case (.system(let light, let dark), .system(let otherLight, let otherDark)):
      return light == otherLight && dark == otherDark
    default: return false
    }
  }

  /// A hash of the values that `isEqual(_:)` compares.
  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .system(let light, let dark): [light, dark].hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    }
  }
}
