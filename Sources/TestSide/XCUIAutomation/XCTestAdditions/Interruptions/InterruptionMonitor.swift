import Foundation

/// What a test has said it will do about an alert that is in the way.
// Made by one call and constant from then on; the handler is what a test wrote, and called where an
// action of the test is.
final class InterruptionMonitor: NSObject, @unchecked Sendable {
  let handlerDescription: String
  let handler: (XCUIElement) -> Bool

  init(_ handlerDescription: String, handler: @escaping (XCUIElement) -> Bool) {
    self.handlerDescription = handlerDescription
    self.handler = handler
  }
}
