import XCTest
import XCUIAutomation

final class AttachmentSuite: XCTestCase {
  override static func setUp() {
    let attachment = XCTAttachment(string: "of all tests")
    attachment.name = "Shared"
    attachment.lifetime = .keepAlways
    XCTContext.runActivity(named: "Prepare") { $0.add(attachment) }
  }

  private func attach(_ name: String?, _ lifetime: XCTAttachment.Lifetime) {
    let attachment = XCTAttachment(string: "text of \(name ?? "nobody")")
    attachment.name = name
    attachment.lifetime = lifetime
    add(attachment)
  }

  func testPassing() {
    attach("Kept", .keepAlways)
    attach("Deleted", .deleteOnSuccess)
    attach(nil, .keepAlways)
    attach(nil, .keepAlways)
  }

  func testFailing() {
    attach("Kept", .keepAlways)
    attach("Kept as well", .deleteOnSuccess)
    XCTFail("it fails")
  }

  func testNames() {
    for name in ["../../etc/passwd", ".hidden", "a/b\\c\nd", "", "log.txt", "Ünï 🎈"] {
      attach(name, .keepAlways)
    }
    attach(String(repeating: "long ", count: 100), .keepAlways)
  }

  func testKinds() throws {
    add(kept(XCTAttachment(data: Data([1, 2, 3]), uniformTypeIdentifier: "public.png"), "picture"))
    add(kept(XCTAttachment(plistObject: ["key": [1, 2]]), "list"))
    add(kept(XCTAttachment(archivableObject: NSString("archived")), "archive"))
    add(
      kept(
        XCTAttachment(
          uniformTypeIdentifier: "public.json", name: nil, payload: Data("{}".utf8)), "object"))
    add(kept(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/proc/self/comm")), nil))
  }

  func testNothingToAttach() {
    add(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/there/is/no/such.file")))
    add(XCTAttachment(plistObject: URL(fileURLWithPath: "/")))
  }

  private func kept(_ attachment: XCTAttachment, _ name: String?) -> XCTAttachment {
    attachment.name = name ?? attachment.name
    attachment.lifetime = .keepAlways
    return attachment
  }

  static var allTests: [(String, (AttachmentSuite) -> () throws -> Void)] {
    [
      ("testPassing", testPassing), ("testFailing", testFailing), ("testNames", testNames),
      ("testKinds", testKinds), ("testNothingToAttach", testNothingToAttach),
    ]
  }
}
