import Foundation

extension DisplayList {
  /// The drawing commands as text, a line each, or `nil` if there are images among them, whose pixels text
  /// can't hold.
  ///
  /// A line begins with a letter: `f` fills, `s` outlines, `t` writes, `c` clips, `e` ends a clip, `k` places
  /// the caret. Numbers are points; a colour is one number with red in the highest byte.
  package var commandText: String? {
    var text = ""
    for command in commands {
      switch command {
      case .fill(let rect, let color, let radius):
        text.append("f")
        text.append(rect)
        text.append(color)
        text.append(radius)
      case .stroke(let rect, let color, let width, let radius):
        text.append("s")
        text.append(rect)
        text.append(color)
        text.append(width)
        text.append(radius)
      case .text(let string, let point, let style):
        text.append("t")
        text.append(point)
        text.append(style.color)
        text.append(" ")
        text.append(style.flags.description)
        text.append(" ")
        text.append(
          string.contains("\n") ? string.replacingOccurrences(of: "\n", with: " ") : string)
      case .pushClip(let rect, let radius):
        text.append("c")
        text.append(rect)
        text.append(radius)
      case .popClip: text.append("e")
      case .caret(let point):
        text.append("k")
        text.append(point)
      case .image: return nil
      }
      text.append("\n")
    }
    return text
  }

  /// Makes a list of the commands in a text; `nil` if the text can't be read.
  package init?(commandText: some StringProtocol, size: CGSize) {
    self.init(size: size)
    for line in commandText.split(separator: "\n") {
      guard let command = DrawCommand(line: line) else { return nil }
      append(command)
    }
  }
}

extension DrawCommand {
  fileprivate init?(line: some StringProtocol) {
    var fields = FieldReader(rest: Substring(line))
    switch fields.word() {
    case "f":
      guard let rect = fields.rect(), let color = fields.color(), let radius = fields.number()
      else { return nil }
      self = .fill(rect, color, cornerRadius: radius)
    case "s":
      guard let rect = fields.rect(), let color = fields.color(), let width = fields.number(),
        let radius = fields.number()
      else { return nil }
      self = .stroke(rect, color, width: width, cornerRadius: radius)
    case "t":
      guard let point = fields.point(), let color = fields.color(),
        let flags = Int(fields.word())
      else { return nil }
      self = .text(String(fields.rest), at: point, DisplayTextStyle(color, flags: flags))
    case "c":
      guard let rect = fields.rect(), let radius = fields.number() else { return nil }
      self = .pushClip(rect, cornerRadius: radius)
    case "e": self = .popClip
    case "k":
      guard let point = fields.point() else { return nil }
      self = .caret(at: point)
    default: return nil
    }
  }
}

/// Reads the fields of a line in order.
private struct FieldReader {
  var rest: Substring

  mutating func word() -> Substring {
    let end = rest.firstIndex(of: " ") ?? rest.endIndex
    let word = rest[..<end]
    rest = end == rest.endIndex ? "" : rest[rest.index(after: end)...]
    return word
  }

  mutating func number() -> CGFloat? {
    guard let number = Double(word()), number.isFinite else { return nil }
    return CGFloat(number)
  }

  mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: x, y: y)
  }

  mutating func rect() -> CGRect? {
    guard let origin = point(), let size = point() else { return nil }
    return CGRect(origin: origin, size: CGSize(width: size.x, height: size.y))
  }

  mutating func color() -> DisplayColor? {
    guard let value = UInt32(word()) else { return nil }
    return DisplayColor(
      red: UInt8(value >> 24), green: UInt8(value >> 16 & 0xFF), blue: UInt8(value >> 8 & 0xFF),
      alpha: UInt8(value & 0xFF))
  }
}

extension DisplayTextStyle {
  /// The style without its colour, as a sum: bold is 1, italic 2, underlined 4, struck through 8.
  fileprivate var flags: Int {
    (isBold ? 1 : 0) + (isItalic ? 2 : 0) + (isUnderlined ? 4 : 0) + (isStruckThrough ? 8 : 0)
  }

  fileprivate init(_ color: DisplayColor, flags: Int) {
    self.init(
      color: color, isBold: flags & 1 != 0, isItalic: flags & 2 != 0,
      isUnderlined: flags & 4 != 0, isStruckThrough: flags & 8 != 0)
  }
}

// Fields are appended one by one, because interpolation is slow without optimisation, and an app under test
// writes a picture for each step.
extension String {
  fileprivate mutating func append(_ number: CGFloat) {
    append(" ")
    let whole = number.magnitude < 1e9 ? Int(number) : 0
    append(CGFloat(whole) == number ? whole.description : Double(number).description)
  }

  fileprivate mutating func append(_ point: CGPoint) {
    append(point.x)
    append(point.y)
  }

  fileprivate mutating func append(_ rect: CGRect) {
    append(rect.origin)
    append(rect.size.width)
    append(rect.size.height)
  }

  fileprivate mutating func append(_ color: DisplayColor) {
    append(" ")
    let value =
      UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
      | UInt32(color.alpha)
    append(value.description)
  }
}
