import AutomationProtocol
import Testing

@Suite struct PredicateKeyTests {
  @Test func `every name and alias leads to its key`() {
    for key in PredicateKey.allCases {
      #expect(PredicateKey(name: key.rawValue) == key)
      for alias in key.aliases { #expect(PredicateKey(name: alias) == key) }
    }
    #expect(PredicateKey(name: "enabled") == .isEnabled)
    #expect(PredicateKey(name: "Label") == nil)
    #expect(Set(PredicateKey.allNames).count == PredicateKey.allNames.count)
  }

  @Test(arguments: [
    ("lable", "label"), ("Identifer", "identifier"), ("isenabled", "isEnabled"), ("tilte", "title"),
    ("placeHolder", nil), ("xyzzy", nil), ("", nil),
  ])
  func `a near key is suggested, a distant one is not`(_ name: String, _ nearest: String?) {
    #expect(ElementPredicateError.unknownKey(name).suggestion == nearest)
  }
}
