import Foundation
import Testing
import XCTest

extension XCTAttachment {
  /// Saves the attachment for an XCTest test, or passes it to Swift Testing.
  ///
  /// - Parameter test: The test, or `nil` for the running one.
  func save(for test: XCTest?) {
    let testName = TestLifetimes.update(test) { $0.test.name }
    do throws(AttachmentError) {
      let data = redacted(try content.data)
      if testName == nil, Test.current != nil {
        let fileName = fileName.fileName(1)
        return Attachment.record(Attachment([UInt8](data), named: fileName))
      }
      let folder = AttachmentFolder(test: testName ?? "no test")
      let file = try folder.write(data, as: fileName)
      let saved = SavedAttachment(file: file, isKeptOnSuccess: self.lifetime == .keepAlways)
      TestLifetimes.update(test) { $0.attachments.append(saved) }
      StepLog.note("Added attachment named '\(displayName)'", from: .activity)
    } catch {
      IssueRecorder.record(
        XCTIssue(type: .system, compactDescription: "\(error)", sourceCodeContext: .unlocated))
    }
  }

  /// Returns the data, with the test's secrets hidden if it is a text.
  private func redacted(_ data: Data) -> Data {
    guard UniformType.isText(uniformTypeIdentifier), let text = String(data: data, encoding: .utf8)
    else { return data }
    let redacted = FailureRedaction.redact(text)
    return redacted == text ? data : Data(redacted.utf8)
  }

  /// The name in the log.
  var displayName: String { name.map(FailureRedaction.redact) ?? fileName.stem }

  /// The name of the file.
  var fileName: AttachmentName {
    if case .file(let url) = content, name == url.lastPathComponent {
      return AttachmentName(url.lastPathComponent, fileExtension: url.pathExtension)
    }
    return AttachmentName(
      name.map(FailureRedaction.redact) ?? "attachment",
      fileExtension: UniformType.fileExtension(of: uniformTypeIdentifier))
  }
}

extension XCTestCase: XCTActivity {
  /// Attaches a file to the test.
  public func add(_ attachment: XCTAttachment) { attachment.save(for: self) }
}
