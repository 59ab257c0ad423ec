import CellRendering
import Foundation
import LaunchDomain
import Testing

@testable import AppDriving

@Suite struct RedactedPictureTests {
  private func picture(_ texts: [(String, column: Int, row: Int)]) -> String {
    var list = DisplayList(size: CGSize(width: 320, height: 96))
    for text in texts {
      list.append(
        .text(
          text.0, at: CGPoint(x: text.column * 8, y: text.row * 16),
          DisplayTextStyle(color: .black)))
    }
    return SVGRenderer.svg(CellBuffer(list))
  }

  private func shownTexts(_ svg: String, hiding secret: String) -> [String] {
    let redactor = SecretRedactor(values: [LaunchSecret(secret)])
    return RedactedPicture.text(of: svg, redact: redactor.redact)
      .matches(of: /<text [^>]*>([^<]*)</).map { String($0.1) }
  }

  @Test func `a secret that goes on in the next row is hidden`() {
    let svg = picture([
      ("Code", 0, 1), ("Hunter-", 10, 1), ("Send", 20, 1), ("Ann", 0, 2), ("Wq7-Zebra", 10, 2),
    ])
    #expect(
      shownTexts(svg, hiding: "Hunter-Wq7-Zebra")
        == ["Code", "&lt;hidden&gt;", "Send", "Ann", "&lt;hidden&gt;"])
    #expect(RedactedPicture.text(of: svg, redact: { $0 }) == svg)
  }

  @Test(arguments: ["Пароль-Сова", "秘密の合言葉です", "mit ☂ und ☀ los"])
  func `a secret of letters that are drawn one by one is hidden`(secret: String) {
    let svg = picture([("Code", 0, 1), (secret, 10, 1), ("Send", 34, 1)])
    let texts = shownTexts(svg, hiding: secret)
    #expect(Set(texts) == ["Code", "&lt;hidden&gt;", "Send"], "\(texts)")
  }
}
