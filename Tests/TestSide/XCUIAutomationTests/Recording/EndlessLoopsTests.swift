import Foundation
import Testing

@testable import XCUIAutomation

@Suite struct EndlessLoopsTests {
  @Test(arguments: [true, false])
  func `Boolean answers are inverted every thousand requests`(neutral: Bool) {
    let answers = (1...3000).map { EndlessLoops.answer(neutral, toRequest: $0) }
    #expect(answers[..<1000].allSatisfy { $0 == neutral })
    #expect(answers[1000..<2000].allSatisfy { $0 != neutral })
    #expect(answers[2000...].allSatisfy { $0 == neutral })
  }

  @Test func `other answers stay the same`() {
    #expect(EndlessLoops.answer(1, toRequest: 1500) == 1)
    #expect(EndlessLoops.answer("0", toRequest: 1500) == "0")
    #expect(EndlessLoops.answer("0" as String?, toRequest: 1500) == "0")
  }

  @Test func `a failed block counts its own requests`() throws {
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
