/// A named part of a test, to which files can be attached.
public protocol XCTActivity: AnyObject {
  /// The name of the activity.
  var name: String { get }

  /// Attaches a file.
  func add(_ attachment: XCTAttachment)
}
