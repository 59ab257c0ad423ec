import Testing
import XCUIAutomation

/// Colours and images from an asset catalog, out of process.
@Suite struct LayersFlowTests {
  @Test func `images of asset catalogs and symbols without a character are shown`() {
    let app = Rig.launch("layers")
    #expect(app.images["Badge"].exists)
    #expect(app.images["bookmark.fill"].exists)
    #expect(app.staticTexts["on a gradient"].exists)
  }
}
