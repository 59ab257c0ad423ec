import Foundation
import PlatformTypes
import Testing

@Suite struct `The screen` {
  @Test func `is 80 by 24 cells unless its size is known`() {
    let screen = UIScreen()
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 640, height: 384))
    #expect(screen.scale == 1 && screen.nativeScale == 1 && screen.nativeBounds == screen.bounds)
    #expect(UIScreen.screens == [UIScreen.main] && screen.maximumFramesPerSecond == 60)
    screen.setMeasure { CGSize(width: 8, height: 16) }
    #expect(screen.bounds.size == CGSize(width: 8, height: 16) && !screen.isOfApp)
    screen.setMeasure { nil }
    #expect(screen.bounds.size == CGSize(width: 640, height: 384))
    screen.setSize(CGSize(width: 80, height: 32))
    screen.setMeasure { CGSize(width: 8, height: 16) }
    #expect(screen.bounds.size == CGSize(width: 80, height: 32) && screen.isOfApp)
  }
}
