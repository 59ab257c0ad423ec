import Foundation
import Testing

/// Tests of the program that the plugin runs.
@Suite final class RewriterCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `mistakes are reported at their place with a remedy`() throws {
    let source = RewriterRun.fixture("Mistakes.swift").path
    let output = folder.appendingPathComponent("out.swift")
    let run = try RewriterRun.rewriter([source, output.path])
    #expect(run.status == 1)
    #expect(!FileManager.default.fileExists(atPath: output.path))
    #expect(
      run.output.replacing(source, with: "Mistakes.swift") == """
        Mistakes.swift:4:15: error: '#selector(tapped(_:))' stands outside of any type; write the \
        type before the name: '#selector(MyViewController.tapped(_:))'
        Mistakes.swift:8:9: error: 'optional' needs Objective-C; remove it from 'cardWasHeld' and \
        give the requirement a default in an extension of the protocol, which works on Apple's \
        platforms as well
        Mistakes.swift:12:16: error: an initialiser can't be called by its selector on Linux; call \
        it in a closure or in a method of its own
        Mistakes.swift:13:16: error: '#selector' doesn't name a method or property that can be \
        called on Linux; write '#selector(MyViewController.method(_:))', or 'getter:' or 'setter:' and a \
        property
        Mistakes.swift:14:14: error: '#keyPath' doesn't name a property; write \
        '#keyPath(MyModel.property)'

        """)
  }

  @Test func `a misspelt method is an error of the compiler in the line of the source`() throws {
    let source = RewriterRun.fixture("WrongMethod.swift").path
    let output = folder.appendingPathComponent("out.swift").path
    #expect(try RewriterRun.rewriter([source, output]).status == 0)
    let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
    let headers = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Shared/VirtualClock/include").standardizedFileURL
    let run = try RewriterRun(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swiftc", "-typecheck", "-swift-version", "5", "-I", modules, "-I", headers.path, output,
      ])
    #expect(run.status == 1)
    let errors = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(
      errors.map { $0.replacing(source, with: "WrongMethod.swift") } == [
        "WrongMethod.swift:9:53: error: type 'Screen' has no member 'taped'"
      ])
  }

  @Test func `a file that can't be read, written or decoded is named`() throws {
    let bytes = folder.appendingPathComponent("bytes.swift")
    try Data([0xFF, 0xFE]).write(to: bytes)
    let decoded = try RewriterRun.rewriter([bytes.path, folder.path + "/out.swift"])
    #expect(decoded.status == 1)
    #expect(
      decoded.output
        == "\(bytes.path):1:1: error: the file isn't UTF-8 text; save it in that encoding\n")

    let missing = try RewriterRun.rewriter([folder.path + "/missing.swift", folder.path + "/out"])
    #expect(missing.status == EX_NOINPUT)
    #expect(missing.output.hasPrefix("\(folder.path)/missing.swift:1:1: error: the file can't be"))

    let source = RewriterRun.fixture("WrongMethod.swift").path
    let unwritten = try RewriterRun.rewriter([source, folder.path + "/no/out.swift"])
    #expect(unwritten.status == EX_CANTCREAT)
    #expect(unwritten.output.contains("can't be written"))

    let usage = try RewriterRun.rewriter([source])
    #expect(usage.status == EX_USAGE)
    #expect(usage.output == "usage: RewriterTool INPUT OUTPUT [MODULE...]\n")
  }
}
