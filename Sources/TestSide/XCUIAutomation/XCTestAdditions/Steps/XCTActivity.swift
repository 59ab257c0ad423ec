/// A named part of a test, to which files can be attached.
public protocol XCTActivity: AnyObject {
  /// What is being done.
  var name: String { get }

  /// Attaches a file.
  func add(_ attachment: XCTAttachment)
}
