import AutomationProtocol
import Testing

@testable import DesktopAdapter

@Suite struct `Key symbols` {
  @Test(
    arguments: [
      ("a", [0x61]), ("é", [0xE9]), ("€", [0x0100_20AC]), ("\n", [0xFF0D]), ("\t", [0xFF09]),
      ("\u{F700}", [0xFF52]), ("\u{F704}", [0xFFBE]), ("👍🏽", [0x0101_F44D, 0x0101_F3FD]),
    ] as [(Character, [UInt32])])
  func `stand for characters and keys`(character: Character, symbols: [UInt32]) {
    #expect(KeySymbol.symbols(of: character) == symbols)
  }

  @Test func `have Control for Command, as usual on Linux`() {
    #expect(KeySymbol.symbols(of: .command) == KeySymbol.symbols(of: .control))
    #expect(KeySymbol.symbols(of: [.control, .command]).count == 1)
    #expect(KeySymbol.symbols(of: [.shift, .option, .control]).count == 3)
  }
}
