import Foundation

/// A file that belongs to the report of a test: a picture, a log, the data that a test was about.
///
/// `XCTestCase.add(_:)` or `XCTActivity.add(_:)` writes it into a folder named after the test, in
/// `.understudy/attachments` or wherever `UNDERSTUDY_ATTACHMENTS` says. Under Swift Testing it
/// becomes one of that library's attachments instead.
open class XCTAttachment: NSObject {
  /// The kind of the data, such as `public.png`.
  public let uniformTypeIdentifier: String

  /// What the report calls it; nil for a name made up.
  open var name: String?

  /// What else is known of it, which is not written anywhere.
  open var userInfo: [AnyHashable: Any]?

  /// How long it is kept: at first, only when the test fails.
  ///
  /// It counts when the attachment is
  /// added.
  open var lifetime: Lifetime = .deleteOnSuccess

  let content: Content

  /// Makes an attachment of data.
  ///
  /// - Parameters:
  ///   - identifier: The kind of the data; nil for `public.data`.
  ///   - name: What the report calls it; nil for a name made up.
  ///   - payload: The data; nil for none.
  ///   - userInfo: What else is known of it.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? UniformType.data
    self.name = name
    self.userInfo = userInfo
    content = .data(payload ?? Data())
  }

  init(_ content: Content, type identifier: String, name: String? = nil) {
    uniformTypeIdentifier = identifier
    self.name = name
    self.content = content
  }
}
