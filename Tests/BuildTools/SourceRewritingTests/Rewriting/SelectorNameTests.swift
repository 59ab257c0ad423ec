import Testing

@testable import SourceRewriting

@Suite struct SelectorNameTests {
  @Test(arguments: [
    ("tap", [], "tap"), ("tap", [""], "tap:"), ("tap", ["", "event"], "tap:event:"),
    ("tap", ["sender"], "tapWithSender:"), ("move", ["to", "animated"], "moveTo:animated:"),
    ("moveTo", ["place"], "moveToPlace:"), ("reload", ["forItem"], "reloadForItem:"),
    ("keep", ["formerItem"], "keepWithFormerItem:"), ("handle", [], "handle"),
  ])
  func `a method has the name that the compiler gives it`(
    base: String, labels: [String], name: String
  ) {
    #expect(SelectorName.name(ofMethod: base, labels: labels) == name)
  }

  @Test func `without labels only the base name is known`() {
    #expect(SelectorName.name(ofMethod: "tap", labels: nil) == "tap")
    #expect(SelectorName.name(ofSetter: "isHidden") == "setIsHidden:")
  }
}
