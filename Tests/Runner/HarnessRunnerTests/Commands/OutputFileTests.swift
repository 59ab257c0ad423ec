import Foundation
import Testing

@testable import HarnessRunner

@Suite struct OutputFileTests {
  @Test func `a file is written into a folder that doesn't exist yet`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("new/page.html")
    try OutputFile.write("<p>", to: file.path)
    #expect(try String(contentsOf: file, encoding: .utf8) == "<p>")
    let error = #expect(throws: MissingResource.self) {
      try OutputFile.write("", to: file.path + "/below.html")
    }
    #expect(
      error?.message.hasPrefix("\(file.path)/below.html cannot be written: ") == true,
      "\(error?.message ?? "")")
    #expect(throws: MissingResource.self) {
      try OutputFile.write("", to: file.path, options: .withoutOverwriting)
    }
  }
}
