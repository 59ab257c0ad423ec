import AutomationProtocol
import Foundation
import PlatformTypes
import Testing

@testable import XCUIAutomation

@Suite struct EndlessLoopsTests {
  @Test(arguments: [true, false])
  func `answers take turns only after very many questions`(neutral: Bool) {
    let answers = (1...1200).map { EndlessLoops.answer(neutral, toQuestion: $0) }
    #expect(answers.prefix(1000).allSatisfy { $0 == neutral })
    // Whatever a loop asks besides: each question of a round gets both answers.
    for round in 1...12 {
      for question in 0..<round {
        let later = stride(from: 1000 + question, to: 1200, by: round).map { answers[$0] }
        #expect(Set(later) == [true, false], "question \(question) of \(round)")
      }
    }
  }

  @Test func `numbers, texts and places change only after very many questions`() {
    func answers<Value>(_ neutral: Value) -> [Value] {
      (1...20_000).map { EndlessLoops.answer(neutral, toQuestion: $0) }
    }
    #expect(Set(answers(0).prefix(1000)) == [0])
    #expect(Set(answers(0)).isSuperset(of: 0...100))
    #expect(Set(answers("0")).isSuperset(of: ["", "1", "0", "17", "50%", "no element"]))
    #expect(Set(answers("0" as String?)).isSuperset(of: [nil, "", "1", "0", "17", "50%"]))
    #expect(Set(answers(["0"] as [String]?)).isSuperset(of: [nil, ["1"], ["0"]]))
    let values = Set(answers(ElementValue.string("0") as ElementValue?))
    #expect(values.isSuperset(of: [nil, .string("1"), .string("50%")]))
    #expect(Set(answers(ElementType.any)) == Set(ElementType.allCases))
    #expect(Set(answers(XCUIDevice.Appearance.unspecified)).count == 3)
    #expect(Set(answers(UIDeviceOrientation.portrait)).count == 7)
    let app = XCUIApplication(bundleIdentifier: "com.example.nobody")
    #expect(Set(answers([app.cells.firstMatch]).map(\.count)).isSuperset(of: 0...50))
    #expect(Set(answers(NeutralAnswer.screenshot).map(\.image.size.width)).count == 3)
    let frames = answers(CGRect.zero)
    #expect((frames.map(\.minY).max() ?? 0) > 10_000)
    #expect((frames.map(\.maxY).min() ?? 0) < -10_000)
    #expect(Set(answers(XCUIApplication.State.unknown)).count == 4)
    // What nobody can wait for stays as it is.
    #expect(Set(answers([] as [Int])) == [[]])
  }

  @Test func `a block that has failed counts its own questions`() throws {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    for _ in 1...2 {
      var rounds = 0
      #expect(throws: XCUIAutomationError.self) {
        try attempting {
          app.buttons["nothing"].tap()
          while !app.buttons["Login"].exists, rounds < 10_000 { rounds += 1 }
        }
      }
      #expect((900...1100).contains(rounds))
    }
    #expect(app.buttons["Login"].exists)
  }
}
