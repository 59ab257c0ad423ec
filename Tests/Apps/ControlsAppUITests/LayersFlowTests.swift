import Testing
import XCUIAutomation

/// What apps paint with, out of process: the colours and images come from an asset catalog.
@Suite struct LayersFlowTests {
  @Test func `images of asset catalogs and symbols without a character are shown`() {
    let app = Rig.launch("layers")
    #expect(app.images["Badge"].exists)
    #expect(app.images["bookmark.fill"].exists)
    #expect(app.staticTexts["on a gradient"].exists)
  }
}
