import PlatformTypes
import Testing

@Suite struct UIUserInterfaceIdiomTests {
  @Test(arguments: [
    (UIUserInterfaceIdiom.unspecified, -1), (.phone, 0), (.pad, 1), (.tv, 2), (.carPlay, 3),
    (.mac, 5), (.vision, 6),
  ])
  func `an idiom has UIKit's value`(idiom: UIUserInterfaceIdiom, value: Int) {
    #expect(idiom.rawValue == value)
    #expect(UIUserInterfaceIdiom(rawValue: value) == idiom)
  }
}
