import Foundation
import Testing

@testable import HarnessRunner

@Suite final class FileLockTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("lock-\(UUID().uuidString)")
  private var file: URL { folder.appendingPathComponent("count") }
  private var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test func `the lock's file exists only while the lock is held`() throws {
    try FileLock(file).check()
    #expect(contents == [])
    try FileLock(file).locked { #expect(contents == ["count.lock"]) }
    #expect(contents == [])
    #expect(throws: CancellationError.self) {
      try FileLock(file).locked { throw CancellationError() }
    }
    #expect(contents == [])
  }

  @Test func `checking the lock doesn't take it from its holder`() throws {
    try FileLock(file).locked {
      try FileLock(file).check()
      #expect(contents == ["count.lock"])
    }
  }

  /// Each holder removes the file that others wait for.
  @Test func `concurrent changes aren't lost`() throws {
    let count = 400
    let file = file
    try FileLock(file).locked { try Data("0".utf8).write(to: file) }
    DispatchQueue.concurrentPerform(iterations: count) { _ in
      try? FileLock(file).locked {
        let number = Int(try String(contentsOf: file, encoding: .utf8)) ?? -1
        try Data("\(number + 1)".utf8).write(to: file, options: .atomic)
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "\(count)")
    #expect(contents == ["count"])
  }
}
