import PlatformTypes
import Testing

@Suite struct UIDeviceOrientationTests {
  @Test(arguments: [
    (UIDeviceOrientation.unknown, 0, false, false, false),
    (.portrait, 1, true, false, false), (.portraitUpsideDown, 2, true, false, false),
    (.landscapeLeft, 3, false, true, false), (.landscapeRight, 4, false, true, false),
    (.faceUp, 5, false, false, true), (.faceDown, 6, false, false, true),
  ])
  func `an orientation has UIKit's value and meaning`(
    orientation: UIDeviceOrientation, value: Int, isPortrait: Bool, isLandscape: Bool, isFlat: Bool
  ) {
    #expect(orientation.rawValue == value)
    #expect(UIDeviceOrientation(rawValue: value) == orientation)
    #expect(orientation.isPortrait == isPortrait)
    #expect(orientation.isLandscape == isLandscape)
    #expect(orientation.isFlat == isFlat)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }
}
