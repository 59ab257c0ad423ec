import Foundation
import Testing

@testable import PageAdapter

@Suite struct StyleColorTests {
  /// Returns the components as bytes, including the opacity.
  private func bytes(_ text: String) throws -> [Int] {
    let color = try #require(StyleColor(text), "\(text)")
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func `sRGB colours are read in all computed notations`() throws {
    #expect(try bytes("rgb(1, 2, 3)") == [1, 2, 3, 255])
    #expect(try bytes("rgba(1, 2, 3, 0.2)") == [1, 2, 3, 51])
    #expect(try bytes("color(srgb 1 0.5 0 / 0.6)") == [255, 128, 0, 153])
    #expect(try bytes("color(srgb none 1 0)") == [0, 255, 0, 255])
  }

  @Test func `Oklab and Oklch colours are read`() throws {
    #expect(try bytes("oklch(1 0 0)") == [255, 255, 255, 255])
    #expect(try bytes("oklab(0 0 0 / 0.2)") == [0, 0, 0, 51])
    // The values of pure red and blue, as browsers compute them.
    #expect(try bytes("oklch(0.627955 0.257683 29.2339)") == [255, 0, 0, 255])
    #expect(try bytes("oklab(0.452014 -0.032457 -0.311528)") == [0, 0, 255, 255])
  }

  @Test(arguments: [
    "", "red", "rgb(1, 2)", "rgb(1, 2, x)", "lab(50 1 1)", "color(display-p3 1 0 0)",
  ])
  func `other notations aren't read`(text: String) { #expect(StyleColor(text) == nil) }

  @Test func `a translucent colour is mixed with the one behind it`() throws {
    let half = try #require(StyleColor("rgba(0, 0, 0, 0.5)"))
    let mixed = half.over(.white)
    #expect(mixed == StyleColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(half.faded(to: 0.5).alpha == 0.25)
  }
}
