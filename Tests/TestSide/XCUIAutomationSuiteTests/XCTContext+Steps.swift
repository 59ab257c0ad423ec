import XCTest

/// A typical extension in test suites for activities.
extension XCTContext {
  class func runActivityAsync<Result>(
    named name: String, block: (XCTActivity) async throws -> Result
  ) async rethrows -> Result {
    try await block(Step(name: name))
  }

  private final class Step: NSObject, XCTActivity {
    let name: String

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
  }
}

func step<Result>(_ name: String, block: () throws -> Result) rethrows -> Result {
  try XCTContext.runActivity(named: name) { _ in try block() }
}

extension XCTestCase {
  func attach(_ text: String, named name: String = #function) {
    let attachment = XCTAttachment(string: text)
    attachment.name = name
    attachment.lifetime = .keepAlways
    attachment.userInfo = ["length": text.count]
    let activity: XCTActivity = self
    XCTAssertTrue(activity === self)
  }
}
