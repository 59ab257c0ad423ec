import Foundation
import Testing
import XCTestCompatibility
import XCTestProgramRunning

@Suite struct AttachmentsTests {
  private let root = ".understudy/attachments"

  private func texts(_ output: ProgramOutput) -> [String: String] {
    output.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a test that passes keeps only attachments that are always kept`() throws {
    let output = try ProgramOutput.of("AttachmentSuite/testPassing")
    #expect(
      output.text == """
            t = 0.00s Prepare
            t = 0.00s     Added attachment named 'Shared'
            t = 0.00s Added attachment named 'Kept'
            t = 0.00s Added attachment named 'Deleted'
            t = 0.00s Added attachment named 'attachment'
            t = 0.00s Added attachment named 'attachment'
        Test Case 'AttachmentSuite.testPassing' passed
        """)
    #expect(
      texts(output) == [
        "\(root)/AttachmentSuite/Shared.txt": "of all tests",
        "\(root)/AttachmentSuite.testPassing/Kept.txt": "text of Kept",
        "\(root)/AttachmentSuite.testPassing/attachment.txt": "text of nobody",
        "\(root)/AttachmentSuite.testPassing/attachment 2.txt": "text of nobody",
      ])
  }

  @Test func `a test that fails keeps all attachments`() throws {
    let output = try ProgramOutput.of("AttachmentSuite/testFailing")
    let files = texts(output).filter { $0.key.contains("testFailing") }
    #expect(
      files == [
        "\(root)/AttachmentSuite.testFailing/Kept.txt": "text of Kept",
        "\(root)/AttachmentSuite.testFailing/Kept as well.txt": "text of Kept as well",
      ])
  }

  @Test func `a test that passes and keeps nothing leaves no folder`() throws {
    let output = try ProgramOutput.of("ExpectedFailureSuite/testRecordedIssue")
    #expect(output.status == 0)
    #expect(output.files.isEmpty)
  }

  @Test func `no name leads out of the folder`() throws {
    let output = try ProgramOutput.of("AttachmentSuite/testNames")
    #expect(output.status == 0)
    let long = String(repeating: "long ", count: 40).dropLast()
    let names = output.files.keys.filter { $0.contains("testNames") }.map { path in
      path.replacingOccurrences(of: "\(root)/AttachmentSuite.testNames/", with: "")
    }
    #expect(
      Set(names) == [
        "-..-etc-passwd.txt", "hidden.txt", "a-b-c-d.txt", "attachment.txt", "log.txt",
        "Ünï 🎈.txt", "\(long).txt",
      ])
  }

  @Test func `each type is written in its format`() throws {
    let output = try ProgramOutput.of("AttachmentSuite/testKinds")
    let folder = "\(root)/AttachmentSuite.testKinds"
    #expect(output.status == 0)
    #expect(output.files["\(folder)/picture.png"] == Data([1, 2, 3]))
    #expect(output.files["\(folder)/object.json"] == Data("{}".utf8))
    #expect(output.files["\(folder)/comm"] == Data("XCTestPrograms\n".utf8))
    let list = try #require(output.files["\(folder)/list.plist"])
    #expect(
      try PropertyListDecoder().decode([String: [Int]].self, from: list) == ["key": [1, 2]])
    let archive = try #require(output.files["\(folder)/archive.data"])
    #expect(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: archive) == "archived")
  }

  @Test func `an unreadable attachment fails the test at the line that adds it`() throws {
    let output = try ProgramOutput.of("AttachmentSuite/testNothingToAttach")
    #expect(
      output.failures == [
        """
        AttachmentSuite.swift:51: error: AttachmentSuite.testNothingToAttach : \
        /there/is/no/such.file cannot be attached, because it cannot be read: \
        No such file or directory
        """,
        """
        AttachmentSuite.swift:52: error: AttachmentSuite.testNothingToAttach : \
        A value of type URL cannot be attached, because it is not a property list. \
        Use arrays, dictionaries with string keys, strings, numbers, dates and data.
        """,
      ])
  }

  @Test func `the folder can be set, and existing files are kept`() throws {
    let output = try ProgramOutput.of(
      "AttachmentSuite/testFailing", environment: ["UNDERSTUDY_ATTACHMENTS": "results"]
    ) { folder in
      let own = folder.appendingPathComponent("results/AttachmentSuite.testFailing")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: own.appendingPathComponent("Kept.txt"))
    }
    #expect(
      texts(output) == [
        "results/AttachmentSuite/Shared.txt": "of all tests",
        "results/AttachmentSuite.testFailing/Kept.txt": "mine",
        "results/AttachmentSuite.testFailing/Kept 2.txt": "text of Kept",
        "results/AttachmentSuite.testFailing/Kept as well.txt": "text of Kept as well",
      ])
  }

  @Test func `an unwritable folder fails the test with a solution`() throws {
    let output = try ProgramOutput.of(
      "ActivitySuite/testFailing", environment: ["UNDERSTUDY_ATTACHMENTS": "file"]
    ) { folder in
      try Data().write(to: folder.appendingPathComponent("file"))
    }
    let failure = try #require(output.failures.first)
    #expect(failure.hasPrefix("ActivitySuite.swift:24: error: ActivitySuite.testFailing : "))
    #expect(failure.contains("An attachment cannot be written to "))
    #expect(failure.hasSuffix("Set UNDERSTUDY_ATTACHMENTS to a folder that can be written to."))
  }

  @Test func `in Swift Testing an attachment belongs to that library, and no folder is created`() {
    let attachment = XCTAttachment(string: "seen")
    attachment.name = "Only in Swift Testing"
    XCTContext.runActivity(named: "Look") { $0.add(attachment) }
    let folder = FileManager.default.currentDirectoryPath + "/\(root)/no test"
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `in Swift Testing an unreadable attachment is an issue`() {
    let attachment = XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/there/is/no/such.file"))
    withKnownIssue {
      XCTContext.runActivity(named: "Look") { $0.add(attachment) }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("/there/is/no/such.file cannot be attached") == true
        && issue.sourceLocation?.fileID.hasSuffix("/AttachmentsTests.swift") == true
    }
  }

  @Test func `attachments have a type, a name and a lifetime`() {
    let text = XCTAttachment(string: "text")
    #expect(text.uniformTypeIdentifier == "public.plain-text")
    #expect(text.lifetime == .deleteOnSuccess)
    #expect(text.name == nil)
    let file = XCTAttachment(contentsOfFileAtURL: URL(fileURLWithPath: "/tmp/a.PNG"))
    #expect(file.name == "a.PNG")
    #expect(file.uniformTypeIdentifier == "public.png")
    let folder = XCTAttachment(compressedContentsOfDirectory: URL(fileURLWithPath: "/tmp/logs"))
    #expect(folder.name == "logs")
    #expect(folder.uniformTypeIdentifier == "public.zip-archive")
    let nothing = XCTAttachment(
      uniformTypeIdentifier: nil, name: "n", payload: nil, userInfo: [1: 2])
    #expect(nothing.uniformTypeIdentifier == "public.data")
    #expect(nothing.userInfo?[1] as? Int == 2)
  }
}
