import Foundation

extension XCTAttachment {
  /// Makes an attachment of data of no particular kind.
  public convenience init(data payload: Data) { self.init(.data(payload), type: UniformType.data) }

  /// Makes an attachment of data.
  ///
  /// - Parameters:
  ///   - payload: The data.
  ///   - identifier: Its kind, such as `public.png`.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(.data(payload), type: identifier)
  }

  /// Makes an attachment of a text, in UTF-8.
  public convenience init(string: String) {
    self.init(.data(Data(string.utf8)), type: UniformType.plainText)
  }

  /// Makes an attachment of a file, named as the file and of the kind that its name ends with.
  ///
  /// The file is read when the attachment is added; where that fails, so does the test.
  public convenience init(contentsOfFile url: URL) {
    self.init(
      contentsOfFile: url, uniformTypeIdentifier: UniformType.inferred(from: url.pathExtension))
  }

  /// Makes an attachment of a file, named as the file.
  ///
  /// The file is read when the attachment is added; where that fails, so does the test.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The kind of its contents.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(.file(url), type: identifier, name: url.lastPathComponent)
  }

  /// Makes an attachment of a file, named as the file and of the kind that its name ends with.
  public convenience init(contentsOfFileAtURL url: URL) { self.init(contentsOfFile: url) }

  /// Makes an attachment of a file, named as the file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - identifier: The kind of its contents.
  public convenience init(contentsOfFileAtURL url: URL, uniformTypeIdentifier identifier: String) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: identifier)
  }

  /// Makes an attachment of a folder and all that is in it, packed into a ZIP archive.
  ///
  /// The folder is read when the attachment is added; where that fails, so does the test. Unlike
  /// Apple's archive this one is packed without being made smaller.
  public convenience init(compressedContentsOfDirectory url: URL) {
    self.init(.directory(url), type: UniformType.zipArchive, name: url.lastPathComponent)
  }

  /// Makes an attachment of a folder and all that is in it, packed into a ZIP archive.
  public convenience init(compressedContentsOfDirectoryAtURL url: URL) {
    self.init(compressedContentsOfDirectory: url)
  }

  /// Makes an attachment of a property list, written as XML.
  ///
  /// - Parameter object: Arrays, dictionaries with string keys, strings, numbers, dates and data;
  ///   with anything else the test fails when the attachment is added.
  public convenience init(plistObject object: Any) {
    self.init(Self.propertyList(object), type: UniformType.propertyList)
  }

  /// Makes an attachment of an object, archived with its keys.
  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init(archivableObject: object, uniformTypeIdentifier: UniformType.data)
  }

  /// Makes an attachment of an object, archived with its keys.
  ///
  /// - Parameters:
  ///   - object: The object; where it cannot be archived the test fails when the attachment is
  ///     added.
  ///   - identifier: The kind of the archive.
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
