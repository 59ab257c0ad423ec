import CellRendering

extension TextStyle {
  /// The colour of text for which the program sets none.
  static let standardForeground = DisplayColor(red: 229, green: 229, blue: 229)
  /// The background colour for which the program sets none.
  static let standardBackground = DisplayColor.black

  /// The visible colours, after reversal and faintness.
  var displayed: (foreground: DisplayColor, background: DisplayColor) {
    var front = Self.displayed(foreground) ?? Self.standardForeground
    var back = Self.displayed(background) ?? Self.standardBackground
    if attributes.contains(.reversed) { swap(&front, &back) }
    if attributes.contains(.faint) { front = front.faded(by: 0.5).over(back) }
    return (front, back)
  }

  /// The style in which colours equal to the terminal's defaults are replaced by the defaults.
  ///
  /// Programs that enable colours in curses set white on black explicitly, which looks like the default.
  var asItLooks: TextStyle {
    var style = self
    if Self.displayed(foreground) == Self.standardForeground { style.foreground = .standard }
    if Self.displayed(background) == Self.standardBackground { style.background = .standard }
    return style
  }

  /// The description of the style, such as `bold yellow on blue`, or `nil` if it is the default.
  var summary: String? {
    let (foreground, background) = (asItLooks.foreground, asItLooks.background)
    var words: [String] = []
    for (attribute, word) in Self.words where attributes.contains(attribute) { words.append(word) }
    if let name = Self.name(of: foreground) { words.append(name) }
    if let name = Self.name(of: background) { words += ["on", name] }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static let words: [(Attributes, String)] = [
    (.bold, "bold"), (.faint, "faint"), (.italic, "italic"), (.underlined, "underlined"),
    (.blinking, "blinking"), (.reversed, "reversed"), (.hidden, "hidden"),
    (.struckThrough, "struck through"),
  ]

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  private static func name(of color: Color) -> String? {
    switch color {
    case .standard: nil
    case .indexed(let index) where index < 8: names[Int(index)]
    case .indexed(let index) where index < 16: "bright " + names[Int(index) - 8]
    default: displayed(color)?.hex
    }
  }

  /// Returns the value of a colour, or `nil` for the terminal's default.
  private static func displayed(_ color: Color) -> DisplayColor? {
    switch color {
    case .standard: nil
    case .rgb(let red, let green, let blue): DisplayColor(red: red, green: green, blue: blue)
    case .indexed(let index): displayed(index)
    }
  }

  /// Returns the value of an indexed colour in xterm.
  private static func displayed(_ index: UInt8) -> DisplayColor {
    let number = Int(index)
    if number < 16 { return basic[number] }
    if number < 232 {
      let steps = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6]
      let levels = steps.map { UInt8($0 == 0 ? 0 : 55 + 40 * $0) }
      return DisplayColor(red: levels[0], green: levels[1], blue: levels[2])
    }
    let grey = UInt8(8 + 10 * (number - 232))
    return DisplayColor(red: grey, green: grey, blue: grey)
  }

  private static let basic: [DisplayColor] = (0..<16).map { index in
    switch index {
    case 4: return DisplayColor(red: 0, green: 0, blue: 238)
    case 7: return DisplayColor(red: 229, green: 229, blue: 229)
    case 8: return DisplayColor(red: 127, green: 127, blue: 127)
    case 12: return DisplayColor(red: 92, green: 92, blue: 255)
    default: break
    }
    let on: UInt8 = index < 8 ? 205 : 255
    return DisplayColor(
      red: index & 1 == 0 ? 0 : on, green: index & 2 == 0 ? 0 : on, blue: index & 4 == 0 ? 0 : on)
  }
}
