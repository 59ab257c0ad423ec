import Foundation

extension TerminalInputDecoder {
  /// Returns a mouse report in the form of mode 1006: kind, column and row from 1; its location is in cells.
  static func mouse(_ numbers: [Int], isRelease: Bool) -> MouseAction? {
    guard numbers.count == 3 else { return nil }
    return mouse(numbers[0], column: numbers[1], row: numbers[2], isRelease: isRelease)
  }

  /// Returns a mouse report in the original form, of three bytes, from terminals without mode 1006.
  static func oldMouse(_ bytes: ArraySlice<UInt8>) -> Step {
    guard bytes.count >= 6 else { return .incomplete }
    let report = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    guard report.allSatisfy({ $0 >= 0 }) else { return .done(3, []) }
    let isRelease = report[0] & 0b1110_0011 == 3
    let action = mouse(
      isRelease ? report[0] & ~3 : report[0], column: report[1], row: report[2],
      isRelease: isRelease)
    return .done(6, action.map { [.input(.mouse($0))] } ?? [])
  }

  private static func mouse(
    _ code: Int, column: Int, row: Int, isRelease: Bool
  ) -> MouseAction? {
    guard column > 0, row > 0 else { return nil }
    let location = CGPoint(x: CGFloat(column) - 0.5, y: CGFloat(row) - 0.5)
    var modifiers: KeyStroke.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alternate) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let kind = kind(button: code & 3, code: code, isRelease: isRelease)
    return kind.map { MouseAction($0, at: location, modifiers) }
  }

  private static func kind(button: Int, code: Int, isRelease: Bool) -> MouseAction.Kind? {
    if code & 128 != 0 { return nil }
    if code & 64 != 0 {
      switch button {
      case 0: return .scrolled(dx: 0, dy: 1)
      case 1: return .scrolled(dx: 0, dy: -1)
      case 2: return .scrolled(dx: 1, dy: 0)
      default: return .scrolled(dx: -1, dy: 0)
      }
    }
    if code & 32 != 0 { return button == 3 ? .moved : .dragged(button: button) }
    if button == 3 { return .moved }
    return isRelease ? .up(button: button) : .down(button: button)
  }
}
