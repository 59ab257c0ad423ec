import Foundation

extension XCTAttachment {
  /// Creates an attachment from data without a specific type.
  public convenience init(data payload: Data) { self.init(.data(payload), type: UniformType.data) }

  /// Creates an attachment from data.
  ///
  /// - Parameters:
  ///   - payload: The data.
  ///   - identifier: The type of the data, such as `public.png`.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(.data(payload), type: identifier)
  }

  /// Creates an attachment from a text, in UTF-8.
  public convenience init(string: String) {
    self.init(.data(Data(string.utf8)), type: UniformType.plainText)
  }

  /// Creates an attachment from a file, with its name and the type of its extension.
  ///
  /// The file is read when the attachment is added; if that fails, so does the test.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url, uniformTypeIdentifier: UniformType.inferred(from: url.pathExtension))
  }

  /// Creates an attachment from a file, with its name.
  ///
  /// The file is read when the attachment is added; if that fails, so does the test.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The type of its contents.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(.file(url), type: identifier, name: url.lastPathComponent)
  }

  /// Creates an attachment from a file, with its name and the type of its extension.
  public convenience init(contentsOfFileAtURL url: URL) { self.init(contentsOfFile: url) }

  /// Creates an attachment from a file, with its name.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The type of its contents.
  public convenience init(contentsOfFileAtURL url: URL, uniformTypeIdentifier identifier: String) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment from a folder and its contents, as a ZIP archive.
  ///
  /// The folder is read when the attachment is added; if that fails, so does the test. Unlike Apple's
  /// archive, it isn't compressed.
  public convenience init(compressedContentsOfDirectory url: URL) {
    self.init(.directory(url), type: UniformType.zipArchive, name: url.lastPathComponent)
  }

  /// Creates an attachment from a folder and its contents, as a ZIP archive.
  public convenience init(compressedContentsOfDirectoryAtURL url: URL) {
    self.init(compressedContentsOfDirectory: url)
  }

  /// Creates an attachment from a property list, written as XML.
  ///
  /// - Parameter object: Arrays, dictionaries with string keys, strings, numbers, dates and data;
  ///   with any other object the test fails when the attachment is added.
  public convenience init(plistObject object: Any) {
    self.init(Self.propertyList(object), type: UniformType.propertyList)
  }

  /// Creates an attachment from an object, as a keyed archive.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: UniformType.data)
  }

  /// Creates an attachment from an object, as a keyed archive.
  ///
  /// - Parameters:
  ///   - object: The object; if it can't be archived, the test fails when the attachment is added.
  ///   - identifier: The type of the archive.
  public convenience init(
    archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String
  ) {
    self.init(Self.archive(object), type: identifier)
  }

  private static func propertyList(_ object: Any) -> Content {
    guard PropertyListSerialization.propertyList(object, isValidFor: .xml) else {
      return .unusable(AttachmentError(.notAPropertyList, type: "\(Swift.type(of: object))"))
    }
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: object, format: .xml, options: 0)
      return .data(data)
    } catch {
      return .unusable(
        AttachmentError(.notAPropertyList, type: "\(Swift.type(of: object))", reason: error))
    }
  }

  private static func archive(_ object: any NSSecureCoding) -> Content {
    do {
      return .data(
        try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true))
    } catch {
      return .unusable(
        AttachmentError(.notArchivable, type: "\(Swift.type(of: object))", reason: error))
    }
  }
}
