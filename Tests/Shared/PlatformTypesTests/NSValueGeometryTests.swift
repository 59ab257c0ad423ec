import Foundation
import PlatformTypes
import Testing

@Suite struct NSValueGeometryTests {
  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `a value holds a rectangle, a point or a size`() {
    #expect(NSValue(cgRect: frame).cgRectValue == frame)
    #expect(NSValue(cgPoint: frame.origin).cgPointValue == frame.origin)
    #expect(NSValue(cgSize: frame.size).cgSizeValue == frame.size)
  }

  @Test func `a value of another type is zero`() {
    let number = NSNumber(value: 5)
    #expect(number.cgRectValue == .zero && number.cgPointValue == .zero)
    #expect(number.cgSizeValue == .zero)
    #expect(NSValue(cgSize: frame.size).cgPointValue == .zero)
    #expect((number as Any) as? CGRect == nil)
  }

  @Test func `a rectangle of unknown type is cast to a value, and a value to a rectangle`() {
    let info: [String: Any] = ["rectangle": frame, "value": NSValue(cgRect: frame)]
    #expect((info["rectangle"] as? NSValue)?.cgRectValue == frame)
    #expect(info["value"] as? CGRect == frame)
    #expect(info["rectangle"] as? CGRect == frame)
  }
}
