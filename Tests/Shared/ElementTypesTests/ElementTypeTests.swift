import ElementTypes
import Foundation
import Testing

@Suite struct ElementTypeTests {
  @Test(arguments: ElementType.allCases)
  func `a type is written as its name and read back`(type: ElementType) throws {
    let data = try JSONEncoder().encode([type])
    #expect(String(decoding: data, as: UTF8.self) == "[\"\(type)\"]")
    #expect(try JSONDecoder().decode([ElementType].self, from: data) == [type])
  }

  @Test(
    arguments: [
      (ElementType.any, 0), (.application, 2), (.button, 9), (.slider, 33), (.staticText, 48),
      (.secureTextField, 50), (.cell, 75), (.statusItem, 82),
    ] as [(ElementType, UInt)])
  func `raw values are Apple's`(type: ElementType, rawValue: UInt) {
    #expect(type.rawValue == rawValue)
  }

  @Test func `titles are Apple's names`() {
    #expect(ElementType.staticText.title == "StaticText")
    #expect(ElementType.switch.title == "Switch")
  }
}
