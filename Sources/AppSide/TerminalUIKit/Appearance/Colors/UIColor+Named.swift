import Foundation

extension UIColor {
  /// Finds a colour of the app by its name; nil when there is none.
  ///
  /// - Parameter name: Of a colour set in an asset catalog.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds a colour in a bundle by its name; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: Of a colour set in an asset catalog.
  ///   - bundle: Where to look, such as `.module`; nil is the main bundle.
  ///   - traitCollection: Whose colour it is to be; nil is a colour that follows light and dark.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty, let set = Self.set(named: name, in: bundle ?? .main) else { return nil }
    if let traitCollection {
      self.init(set.color(for: traitCollection.userInterfaceStyle))
    } else {
      self.init(light: set.light, dark: set.dark ?? set.light)
    }
  }

  private static func set(named name: String, in bundle: Bundle) -> ColorSet? {
    for place in ResourceBundles.places(for: bundle) {
      if let set = ColorSet(named: name, in: place.resourceURL ?? place.bundleURL) { return set }
    }
    return nil
  }
}

/// A colour set of an asset catalog.
struct ColorSet {
  let light: RGBAColor
  let dark: RGBAColor?

  /// Looks in the catalogs of a folder; nil when there is no such set, or it has no colour.
  init?(named name: String, in folder: URL) {
    guard let set = AssetCatalogs(folder)?.set(named: name, kind: "colorset"),
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
    else { return nil }
    self.init(data)
  }

  /// Reads the description of a set.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    let colors = (contents.colors ?? []).filter { $0.color?.components?.color != nil }
    // Colours for one kind of device only count where there is no other.
    let usual = colors.filter { $0.idiom == nil || $0.idiom == "universal" }
    let candidates = usual.isEmpty ? colors : usual
    func find(_ value: String?) -> RGBAColor? {
      candidates.first { $0.luminosity == value && $0.hasOtherAppearances == false }?
        .color?.components?.color
    }
    guard let light = find(nil) ?? find("light") ?? find("dark") else { return nil }
    self.light = find("light") ?? light
    dark = find("dark")
  }

  func color(for style: UIUserInterfaceStyle) -> RGBAColor {
    style == .dark ? dark ?? light : light
  }

  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var appearance: String?
        var value: String?
      }

      struct Color: Decodable {
        var components: Components?
      }

      var idiom: String?
      var appearances: [Appearance]?
      var color: Color?

      var luminosity: String? {
        appearances?.first { $0.appearance == "luminosity" }?.value
      }

      /// Whether it is for higher contrast or the like only.
      var hasOtherAppearances: Bool {
        appearances?.contains { $0.appearance != "luminosity" } ?? false
      }
    }

    var colors: [Entry]?
  }

  /// The parts of a colour: `"0.5"`, `"128"` or `"0x80"`.
  private struct Components: Decodable {
    var red: String?
    var green: String?
    var blue: String?
    var white: String?
    var alpha: String?

    var color: RGBAColor? {
      let alpha = self.alpha.flatMap(Self.share) ?? 1
      if let white = white.flatMap(Self.share) {
        return RGBAColor(red: white, green: white, blue: white, alpha: alpha)
      }
      guard let red = red.flatMap(Self.share), let green = green.flatMap(Self.share),
        let blue = blue.flatMap(Self.share)
      else { return nil }
      return RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func share(_ text: String) -> CGFloat? {
      if text.lowercased().hasPrefix("0x") {
        return UInt8(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
      }
      // A number without a point counts from 0 to 255.
      if let whole = Int(text) { return min(max(CGFloat(whole) / 255, 0), 1) }
      return Double(text).map { CGFloat($0).finiteOrZero }
    }
  }
}
