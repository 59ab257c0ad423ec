import TerminalUIKit
import Testing

@testable import RandomColorsApp

/// Colours in the notation of style sheets.
@MainActor
@Suite struct RandomColorTests {
  @Test(arguments: [
    (RandomColor(red: 0, green: 0, blue: 0), "#000000"),
    (RandomColor(red: 255, green: 128, blue: 9), "#FF8009"),
  ])
  func `the name has two digits for each component`(color: RandomColor, name: String) {
    #expect(color.name == name)
  }

  @Test(arguments: [
    (RandomColor(red: 255, green: 255, blue: 255), UIColor.black),
    (RandomColor(red: 255, green: 255, blue: 0), .black),
    (RandomColor(red: 0, green: 0, blue: 255), .white),
    (RandomColor(red: 0, green: 0, blue: 0), .white),
  ])
  func `text on the color is legible`(color: RandomColor, textColor: UIColor) {
    #expect(color.textColor == textColor)
  }

  @Test func `the same seed gives the same colors, another seed others`() {
    func colors(seed: Int) -> [RandomColor] {
      var generator = ColorGenerator(seed: seed)
      return (0..<20).map { _ in generator.next() }
    }
    #expect(colors(seed: 7) == colors(seed: 7))
    #expect(colors(seed: 7) != colors(seed: 8))
    #expect(Set(colors(seed: -1)).count == 20)
    // The first numbers of SplitMix64 for the seed 0, from its reference implementation.
    #expect(colors(seed: 0).prefix(2).map(\.name) == ["#AFCD1D", "#F465B9"])
  }
}
