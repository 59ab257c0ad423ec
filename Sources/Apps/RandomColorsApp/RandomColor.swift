import Foundation
import TerminalUIKit

/// A colour of three bytes.
struct RandomColor: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  /// The colour in the notation of style sheets: `#FF8000`.
  var name: String {
    "#"
      + [red, green, blue].map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  @MainActor
  var uiColor: UIColor {
    UIColor(red: part(red), green: part(green), blue: part(blue), alpha: 1)
  }

  /// Black or white, whichever is legible on the colour.
  @MainActor
  var textColor: UIColor {
    let brightness = 0.299 * part(red) + 0.587 * part(green) + 0.114 * part(blue)
    return brightness > 0.55 ? .black : .white
  }

  private func part(_ byte: UInt8) -> CGFloat { CGFloat(byte) / 255 }
}
