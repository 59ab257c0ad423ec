import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct NamedFontTests {
  @Test func `a font's name determines whether it is bold and italic`() throws {
    let bold = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 12))
    #expect(bold.isBold && bold.isItalic && bold.pointSize == 12)
    #expect(bold.fontName == "HelveticaNeue-BoldItalic" && bold.familyName == "Helvetica Neue")
    #expect(bold.withSize(20).fontName == bold.fontName)
    #expect(bold != UIFont(name: "Helvetica-BoldOblique", size: 12))
    for name in [
      "Helvetica", "Helvetica Neue", "Menlo-Regular", "CourierNewPS-BoldMT", "ArialMT",
      "Arial-BoldItalicMT", "TimesNewRomanPSMT", "Georgia", "AvenirNext-DemiBold",
      "AvenirNextCondensed-Heavy", "GillSans-Light", "TrebuchetMS", "TrebuchetMS-Bold",
      "Palatino-Roman", "Futura-CondensedExtraBold",
    ] {
      #expect(UIFont(name: name, size: 10)?.fontName == name, "\(name)")
    }
    #expect(UIFont(name: "Menlo-Regular", size: 10)?.isBold == false)
    #expect(UIFont(name: "AvenirNext-DemiBold", size: 10)?.isBold == true)
  }

  @Test(arguments: ["", "Nothing", "Helvetica-Wrong", "helvetica", "-Bold", "HelveticaNeueX"])
  func `a font that iOS does not have is nil`(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func `system fonts have names`() {
    #expect(UIFont.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 12).familyName == ".AppleSystemUIFont")
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
  }
}
