import Foundation

/// Fonts by their names (UIKit).
extension UIFont {
  /// Makes a font by its PostScript name, or by that of its family; nil when iOS has none of that name.
  ///
  /// A terminal has one font, of which bold and italic can be seen.
  ///
  /// - Parameters:
  ///   - fontName: Such as `HelveticaNeue-Bold`.
  ///   - fontSize: In points; zero and less count as `systemFontSize`.
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

  /// The name of the family that the font is of.
  public var familyName: String {
    name.flatMap(NamedFace.init)?.family ?? ".AppleSystemUIFont"
  }

  /// The names of the families of fonts.
  public static var familyNames: [String] { NamedFace.families }
}

/// A font that iOS has, as its name describes it.
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

  /// Whether it is put together of nothing but the words of styles.
  private static func isStyle(_ style: String) -> Bool {
    var rest = Substring(style)
    while !rest.isEmpty {
      guard let word = words.first(where: rest.hasPrefix) else { return false }
      rest = rest.dropFirst(word.count)
    }
    return true
  }

  /// Longer ones first, as they may begin with shorter ones.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("DemiBold", .semibold), ("SemiBold", .semibold),
    ("Heavy", .heavy), ("Black", .black), ("Bold", .bold), ("Medium", .medium), ("Thin", .thin),
    ("Light", .light),
  ]

  private static let words =
    weights.map(\.word) + [
      "Condensed", "Extra", "Regular", "Roman", "Book", "Italic", "Oblique", "MT", "Wide",
    ]

  /// Those of iOS that apps ask for.
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
