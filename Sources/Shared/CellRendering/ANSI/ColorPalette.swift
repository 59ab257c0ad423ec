/// Finds the nearest colours in the palettes of terminals.
enum ColorPalette {
  /// Returns the index, 0 to 15, of the nearest basic colour, by xterm's values.
  static func nearest16(_ color: DisplayColor) -> Int {
    var best = 0
    var least = Int.max
    for index in 0..<16 {
      let distance = distance(color, basic(index))
      if distance < least {
        least = distance
        best = index
      }
    }
    return best
  }

  /// Returns the index, 16 to 255, of the nearest colour of the cube or the greys.
  static func nearest256(_ color: DisplayColor) -> Int {
    let red = cubeStep(color.red)
    let green = cubeStep(color.green)
    let blue = cubeStep(color.blue)
    let cube = DisplayColor(
      red: cubeValue(red), green: cubeValue(green), blue: cubeValue(blue))
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let value = UInt8(8 + 10 * grey)
    let isGrey =
      distance(color, DisplayColor(red: value, green: value, blue: value)) < distance(color, cube)
    return isGrey ? 232 + grey : 16 + 36 * red + 6 * green + blue
  }

  /// Returns whether black has more contrast on a colour than white.
  static func isLight(_ color: DisplayColor) -> Bool {
    299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue) > 127_500
  }

  private static func basic(_ index: Int) -> DisplayColor {
    switch index {
    case 7: return DisplayColor(red: 229, green: 229, blue: 229)
    case 8: return DisplayColor(red: 127, green: 127, blue: 127)
    default: break
    }
    let on: UInt8 = index >= 8 ? 255 : 205
    // xterm's plain blue is a little brighter than its other plain colours, and its bright blue is tinted.
    if index == 4 { return DisplayColor(red: 0, green: 0, blue: 238) }
    if index == 12 { return DisplayColor(red: 92, green: 92, blue: 255) }
    return DisplayColor(
      red: index & 1 == 0 ? 0 : on, green: index & 2 == 0 ? 0 : on, blue: index & 4 == 0 ? 0 : on)
  }

  private static func cubeStep(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  private static func cubeValue(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }

  private static func distance(_ one: DisplayColor, _ other: DisplayColor) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
