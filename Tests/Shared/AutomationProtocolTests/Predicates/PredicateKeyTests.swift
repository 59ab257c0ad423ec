import AutomationProtocol
import Testing

@testable import enum AutomationProtocol.NearestName

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
  func `the nearest key is found if it is near`(_ name: String, _ nearest: String?) {
    #expect(ElementPredicateError.unknownKey(name).suggestion == nearest)
  }

  @Test func `the edit distance counts insertions, deletions and replacements`() {
    let rows: [(String, String, Int)] = [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("ab", "ba", 1),
      ("abcd", "badc", 2),
    ]
    for (left, right, distance) in rows {
      #expect(NearestName.editDistance(Array(left), Array(right)) == distance)
    }
  }
}
