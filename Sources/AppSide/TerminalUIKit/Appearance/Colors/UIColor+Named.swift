import Foundation

extension UIColor {
  /// Creates the colour with a name in the app's asset catalogs, or `nil` if there isn't one.
  ///
  /// - Parameter name: The name of a colour set.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour with a name in a bundle's asset catalogs, or `nil` if there isn't one.
  ///
  /// - Parameters:
  ///   - name: The name of a colour set.
  ///   - bundle: The bundle to search, such as `.module`, or `nil` for the main bundle.
  ///   - traitCollection: The traits to resolve the colour for, or `nil` for a colour that adapts
  ///     to light and dark.
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

  static func set(named name: String, in bundle: Bundle) -> ColorSet? {
    for place in ResourceBundles.searchedBundles(for: bundle) {
      if let set = ColorSet(named: name, in: place.resourceURL ?? place.bundleURL) { return set }
    }
    return nil
  }
}

/// A colour set of an asset catalog.
struct ColorSet {
  let light: RGBAColor
  let dark: RGBAColor?

  /// Finds a colour set in the catalogs of a folder; `nil` if there isn't one or it has no valid
  /// colour.
  init?(named name: String, in folder: URL) {
    guard let set = AssetCatalogs(folder)?.set(named: name, kind: "colorset"),
      let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json"))
    else { return nil }
    self.init(data)
  }

  /// Decodes the contents of a colour set.
  init?(_ data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    let colors = (contents.colors ?? []).filter { $0.color?.components?.color != nil }
    // Colours for a specific device idiom count only if there are no universal ones.
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

      /// Whether the entry is for an appearance other than light or dark, such as high contrast.
      var hasOtherAppearances: Bool {
        appearances?.contains { $0.appearance != "luminosity" } ?? false
      }
    }

    var colors: [Entry]?
  }

  /// The components of a colour, such as `"0.5"`, `"128"` or `"0x80"`.
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
      // A number without a decimal point is in the range from 0 to 255.
      if let whole = Int(text) { return min(max(CGFloat(whole) / 255, 0), 1) }
      return Double(text).map { CGFloat($0).finiteOrZero }
    }
  }
}
