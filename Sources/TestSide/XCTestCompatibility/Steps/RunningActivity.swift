import Foundation

/// A named part of a test that `XCTContext.runActivity(named:block:)` runs.
final class RunningActivity: NSObject, XCTActivity {
  let name: String

  init(name: String) { self.name = name }

  func add(_ attachment: XCTAttachment) { attachment.save(for: nil) }
}
