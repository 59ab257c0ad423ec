import Foundation

extension EmulatedScreen {
  /// Answers DECRQCRA, the query for the sum of the characters in a rectangle.
  ///
  /// Tests of terminals, such as esctest and vttest, use it to read the screen. The sum is xterm's since
  /// its patch 334, in which an empty cell is a blank.
  mutating func reportChecksum(_ sequence: ControlSequence) {
    let bottom = sequence.number(4) == 0 ? rows : sequence.number(4)
    let right = sequence.number(5) == 0 ? columns : sequence.number(5)
    let top = cursor.isRelative ? region.lowerBound : 0
    let shown =
      (top + sequence.count(2) - 1)..<max(top + sequence.count(2) - 1, min(rows, top + bottom))
    let columnRange = (sequence.count(3) - 1)..<max(sequence.count(3) - 1, min(columns, right))
    var sum: UInt32 = 0
    for row in shown {
      for column in columnRange where lines[row][column].width > 0 {
        for scalar in lines[row][column].character.unicodeScalars { sum &+= scalar.value }
      }
    }
    let digits = String(sum & 0xFFFF, radix: 16, uppercase: true)
    let text = String(repeating: "0", count: 4 - digits.count) + digits
    answers += Array("\u{1B}P\(sequence.number())!~\(text)\u{1B}\\".utf8)
  }
}
