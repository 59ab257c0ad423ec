import Foundation

/// A file that belongs to the report of a test: a picture, a log, the data of a test.
///
/// `XCTestCase.add(_:)` or `XCTActivity.add(_:)` writes the file to a folder named after the test,
/// in `.understudy/attachments` or in the folder that `UNDERSTUDY_ATTACHMENTS` names. Under Swift
/// Testing it becomes one of that library's attachments instead.
open class XCTAttachment: NSObject {
  /// The type of the data, such as `public.png`.
  public let uniformTypeIdentifier: String

  /// The name in the report, or `nil` for a generated one.
  open var name: String?

  /// Further information, which isn't written anywhere.
  open var userInfo: [AnyHashable: Any]?

  /// The lifetime of the file; by default it is kept only if the test fails.
  ///
  /// The value is read when the attachment is added.
  open var lifetime: Lifetime = .deleteOnSuccess

  let content: Content

  /// Creates an attachment from data.
  ///
  /// - Parameters:
  ///   - identifier: The type of the data, or `nil` for `public.data`.
  ///   - name: The name in the report, or `nil` for a generated one.
  ///   - payload: The data, or `nil` for none.
  ///   - userInfo: Further information.
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
