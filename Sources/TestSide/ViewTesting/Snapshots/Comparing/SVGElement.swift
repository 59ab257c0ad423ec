import CellRendering
import Foundation
import TerminalUIKit

/// One element of a picture of `SVGRenderer`, which occupies one line.
struct SVGElement {
  let line: Substring

  init(_ line: Substring) { self.line = line }

  var name: Substring {
    guard line.first == "<" else { return "" }
    return line.dropFirst().prefix { $0.isLetter }
  }

  func attribute(_ name: String) -> Substring? {
    line.range(of: " \(name)=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
  }

  func number(_ name: String) -> Double? {
    attribute(name).flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }

  /// The fill colour, `#RRGGBB`.
  var color: DisplayColor? {
    guard let text = attribute("fill"), text.count == 7, text.first == "#",
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return DisplayColor(
      red: UInt8(value >> 16), green: UInt8(value >> 8 & 255), blue: UInt8(value & 255))
  }

  /// The text between the element's tags.
  var text: String {
    guard let start = line.firstIndex(of: ">"), let end = line.lastIndex(of: "<"), start < end
    else { return "" }
    return String(line[line.index(after: start)..<end]).replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}
