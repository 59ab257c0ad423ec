import Testing

@testable import DesktopAdapter

@Suite struct `Values of D-Bus` {
  @Test(
    arguments: [
      (.string("a"), "s"), (.path("/"), "o"), (.structure([.int32(1), .bool(true)]), "(ib)"),
      (.array([], of: "(so)"), "a(so)"), (.entry(.string("a"), .variant(.uint32(1))), "{sv}"),
      (.variant(.double(1)), "v"),
    ] as [(BusValue, String)])
  func `have the signatures of their types`(value: BusValue, signature: String) {
    #expect(value.signature == signature)
  }

  @Test func `are read through variants`() {
    #expect(BusValue.variant(.string("a")).text == "a")
    #expect(BusValue.variant(.variant(.int32(-3))).number == -3)
    #expect(BusValue.variant(.uint32(3)).double == 3)
    #expect(BusValue.variant(.array([.bool(true)], of: "b")).elements == [.bool(true)])
    #expect(BusValue.string("3").number == nil && BusValue.int32(3).text == nil)
  }
}
