import AutomationProtocol
import Testing

@testable import PageAdapter

@Suite struct TabKeyTests {
  private static let taken: [(String, KeyModifiers, TabKey)] = [
    ("\t", .control, .next(1)), ("\t", [.control, .shift], .next(-1)), ("1", .control, .place(0)),
    ("8", .control, .place(7)), ("9", .control, .last), ("w", .control, .close),
  ]
  private static let others: [(String, KeyModifiers)] = [
    ("\t", []), ("w", .command), ("0", .control), ("a", .control), ("", .control),
  ]

  @Test(arguments: taken)
  func `the browser handles keys for its tabs`(key: String, modifiers: KeyModifiers, tab: TabKey) {
    #expect(TabKey(key, modifiers) == tab)
  }

  @Test(arguments: others)
  func `the page gets all other keys`(key: String, modifiers: KeyModifiers) {
    #expect(TabKey(key, modifiers) == nil)
  }
}
