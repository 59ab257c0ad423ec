import Foundation
import PlatformTypes
import Testing

@Suite struct CGVectorTests {
  @Test func `a vector is made from numbers of any type`() {
    let half: CGFloat = 0.5
    #expect(CGVector(dx: half, dy: half) == CGVector(dx: 0.5, dy: 0.5))
    #expect(CGVector(dx: 1, dy: -2).dy == -2)
    #expect(CGVector() == .zero)
    #expect(Set([CGVector.zero, CGVector()]).count == 1)
  }

  @Test func `a vector is encoded as two numbers, as in Core Graphics`() throws {
    let vector = CGVector(dx: 1.5, dy: -2)
    let data = try JSONEncoder().encode([vector])
    #expect(String(decoding: data, as: UTF8.self) == "[[1.5,-2]]")
    #expect(try JSONDecoder().decode([CGVector].self, from: data) == [vector])
  }

  @Test(arguments: ["[[1]]", "[{}]", "[[\"a\", 1]]"])
  func `decoding anything else is an error`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([CGVector].self, from: Data(text.utf8))
    }
  }

  @Test func `a vector describes itself`() {
    #expect(String(reflecting: CGVector(dx: 1, dy: 2)) == "(1.0, 2.0)")
  }
}
