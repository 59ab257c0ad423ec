import AppDriving
import Foundation
import Testing

/// The examples of the guide for suites from Apple's platforms, compiled as by its readers.
@Suite struct SuiteGuideTests {
  private static let examples: [String] = {
    let guide =
      URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
      + "/Sources/TestSide/ViewTesting/ViewTesting.docc/SuitesFromApplesPlatforms.md"
    let text = (try? String(contentsOfFile: String(guide), encoding: .utf8)) ?? ""
    return text.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
  }()

  @Test func `a one-line target keeps a suite's imports, and the suites compile`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("understudy-suites-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let manifest = try #require(Self.examples.first)
    let targets = manifest.matches(of: /name: "(\w+)", dependencies/).map { String($0.1) }
    #expect(targets == ["DJATesting", "SnapshotTesting"])
    let line = try #require(Self.examples.dropFirst().first)
    #expect(line.split(separator: "\n").count == 1)
    try await withThrowingTaskGroup { group in
      for target in targets {
        let file = try write(line, as: target, in: folder)
        let module = folder.appendingPathComponent("\(target).swiftmodule").path
        group.addTask {
          try await compile(
            [
              "-emit-module", "-parse-as-library", "-module-name", target, "-o", module, file,
            ], in: folder)
        }
      }
      try await group.waitForAll()
    }

    let suites = Self.examples.dropFirst(2)
    #expect(suites.count == 4)
    let files = try suites.enumerated().map { number, suite in
      try write(suite, as: "Suite\(number)", in: folder)
    }
    try await compile(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "5", "-warnings-as-errors",
        "-module-name", "SuiteTests", "-I", folder.path,
      ] + files, in: folder)
  }

  private func write(_ text: String, as name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent("\(name).swift")
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The headers of the C modules, which the others import.
  private static let headers = ["Shared/VirtualClock", "AppSide/HangReport"].flatMap { module in
    [
      "-I",
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/\(module)/include").standardizedFileURL.path,
    ]
  }

  /// Compiles against the modules of this build.
  private func compile(_ arguments: [String], in folder: URL) async throws {
    let log = folder.appendingPathComponent("\(UUID().uuidString).log")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-I", AppLocator.productsFolder + "/Modules"] + Self.headers + arguments
    compiler.standardInput = FileHandle.nullDevice
    compiler.standardOutput = output
    compiler.standardError = output
    let status = try await withCheckedThrowingContinuation { continuation in
      compiler.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try compiler.run() } catch { continuation.resume(throwing: error) }
    }
    let said = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    #expect(status == 0, "\(said)")
  }
}
