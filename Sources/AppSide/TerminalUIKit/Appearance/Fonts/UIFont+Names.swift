import Foundation

/// Fonts by name (UIKit).
extension UIFont {
  /// Creates a font by its PostScript name or family name, or `nil` if iOS has no such font.
  ///
  /// A terminal has one font, which can be bold or italic.
  ///
  /// - Parameters:
  ///   - fontName: The name, such as `HelveticaNeue-Bold`.
  ///   - fontSize: The size in points; zero or less gives `systemFontSize`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = NamedFace(fontName) else { return nil }
    self.init(
      size: fontSize > 0 ? fontSize : Self.systemFontSize, weight: face.weight,
      isItalic: face.isItalic, name: fontName)
  }

  /// The PostScript name of the font.
  public var fontName: String {
    if let name { return name }
    let strokes = weight.rawValue >= Weight.semibold.rawValue ? "Semibold" : "Regular"
    return ".SFUI-" + strokes + (isItalic ? "Italic" : "")
  }

  /// The name of the font's family.
  public var familyName: String {
    name.flatMap(NamedFace.init)?.family ?? ".AppleSystemUIFont"
  }

  /// The names of the font families.
  public static var familyNames: [String] { NamedFace.families }
}

/// An iOS font, as its name describes it.
private struct NamedFace {
  let family: String
  let weight: UIFont.Weight
  let isItalic: Bool

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let style = parts.count > 1 ? String(parts[1]) : ""
    let base = parts.first.map(String.init) ?? ""
    let family = Self.families.first { family in
      let plain = family.filter { $0 != " " }
      return name == family || base == plain || base == plain + "PS" || base == plain + "PSMT"
        || base == plain + "MT"
    }
    guard let family, name == family || Self.isStyle(style) else { return nil }
    self.family = family
    isItalic = style.contains("Italic") || style.contains("Oblique")
    weight = Self.weights.first { style.contains($0.word) }?.weight ?? .regular
  }

  /// Whether a style consists only of known words.
  private static func isStyle(_ style: String) -> Bool {
    var rest = Substring(style)
    while !rest.isEmpty {
      guard let word = words.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  /// Longer words come first because they can begin with shorter ones.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("DemiBold", .semibold), ("SemiBold", .semibold),
    ("Heavy", .heavy), ("Black", .black), ("Bold", .bold), ("Medium", .medium), ("Thin", .thin),
    ("Light", .light),
  ]

  private static let words =
    weights.map(\.word) + [
      "Condensed", "Extra", "Regular", "Roman", "Book", "Italic", "Oblique", "MT", "Wide",
    ]

  /// The iOS families that apps commonly use.
  static let families = [
    "Academy Engraved LET", "American Typewriter", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Didot", "Futura", "Galvji", "Geneva", "Georgia", "Gill Sans", "Helvetica", "Helvetica Neue",
    "Hoefler Text", "Impact", "Marker Felt", "Menlo", "Noteworthy", "Optima", "Palatino", "Papyrus",
    "Rockwell", "Savoye LET", "Snell Roundhand", "Symbol", "Times New Roman", "Trebuchet MS",
    "Verdana", "Zapfino",
  ]
}
