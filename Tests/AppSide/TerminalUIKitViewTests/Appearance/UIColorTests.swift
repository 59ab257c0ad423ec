import CellRendering
import Foundation
import Testing

@testable import TerminalUIKit

struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `colours with equal components are equal`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red != .green)
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.label == .label && UIColor.label != .secondaryLabel)
    #expect(UIColor(white: 0, alpha: 1).hash == UIColor.black.hash)
    let dynamic = UIColor { _ in .red }
    #expect(dynamic == dynamic && dynamic != UIColor { _ in .red })
  }

  @Test func `dark and light text colours do not adapt`() {
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(UIColor.darkText.resolvedColor(with: traits) == .black)
      #expect(UIColor.lightText.resolvedColor(with: traits) == UIColor(white: 1, alpha: 0.6))
    }
  }

  @Test func `hue, saturation and brightness are converted`() {
    let examples: [(CGFloat, CGFloat, CGFloat, UInt32)] = [
      (0, 1, 1, 0xFF0000), (1.0 / 3, 1, 1, 0x00FF00), (2.0 / 3, 1, 1, 0x0000FF),
      (0.5, 1, 1, 0x00FFFF), (0, 0, 0.5, 0x808080), (1, 1, 1, 0xFF0000),
    ]
    for (hue, saturation, brightness, hexadecimal) in examples {
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
      let shown = color.components(with: light).displayColor(opacity: 1)
      #expect(shown == RGBAColor(hexadecimal).displayColor(opacity: 1), "\(hue)")
    }
  }

  @Test func `components can be read back`() {
    var parts = [CGFloat](repeating: 0, count: 4)
    parts.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.1)
        .getRed(base, green: base + 1, blue: base + 2, alpha: base + 3)
    }
    #expect(parts == [0.25, 0.5, 0.75, 0.1])
    var hue: CGFloat = 0
    UIColor(hue: 0.6, saturation: 0.5, brightness: 0.5, alpha: 1)
      .getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue - 0.6) < 1e-9)
  }

  @Test func `system colours adapt to light and dark`() {
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    let half = UIColor.label.withAlphaComponent(0.5)
    #expect(half.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `a provider decides the colour, and one that returns itself gives black`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .blue }
    #expect(color.resolvedColor(with: light) == .blue)
    #expect(color.withAlphaComponent(0).resolvedColor(with: light).cgColor.alpha == 0)
    // Only this test's thread accesses the holder.
    final class Holder: @unchecked Sendable {
      var color: UIColor?
    }
    let holder = Holder()
    let endless = UIColor { _ in holder.color ?? .red }
    holder.color = endless
    #expect(endless.resolvedColor(with: light) == .black)
    holder.color = nil
  }

  @Test func `layers get resolved colours`() {
    let color = UIColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
    #expect(UIColor(cgColor: color.cgColor) == color && color.cgColor.numberOfComponents == 4)
    dark.performAsCurrent {
      #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor)
    }
  }

  @Test func `components out of range are clamped`() {
    let shown = RGBAColor(red: -1, green: 2, blue: .nan, alpha: 1).displayColor(opacity: 1)
    #expect(shown == DisplayColor(red: 0, green: 255, blue: 0))
  }
}
