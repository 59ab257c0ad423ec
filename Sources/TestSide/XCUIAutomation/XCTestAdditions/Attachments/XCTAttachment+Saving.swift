import Foundation
import Testing
import XCTest

extension XCTAttachment {
  /// Writes the attachment for a test that XCTest runs, or hands it to Swift Testing.
  ///
  /// - Parameter test: The test; nil for the one that runs.
  func save(for test: XCTest?) {
    let testName = TestLifetimes.update(test) { $0.test.name }
    do throws(AttachmentError) {
      let data = try content.data
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

  /// What the log calls it.
  var displayName: String { name ?? fileName.stem }

  /// What the file is called.
  var fileName: AttachmentName {
    if case .file(let url) = content, name == url.lastPathComponent {
      return AttachmentName(url.lastPathComponent, fileExtension: url.pathExtension)
    }
    return AttachmentName(
      name ?? "attachment", fileExtension: UniformType.fileExtension(of: uniformTypeIdentifier))
  }
}

extension XCTestCase: XCTActivity {
  /// Attaches a file to the test.
  public func add(_ attachment: XCTAttachment) { attachment.save(for: self) }
}
