import Foundation
import PNGCoding
import Testing

@testable import XCTestCompatibility

@Suite struct ZipArchiveTests {
  private func folder(_ files: [String: Data]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, contents) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url)
    }
    return root
  }

  @Test func `the checksum is that of ZIP`() {
    #expect(Checksum.crc32(Data("123456789".utf8)) == 0xCBF4_3926)
    #expect(Checksum.crc32(Data()) == 0)
  }

  @Test func `a folder is packed with all its contents`() throws {
    let files = [
      "a.txt": Data("first".utf8), "sub/deep/b.bin": Data([0, 255, 80, 75]), "Ü.txt": Data(),
    ]
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("link").path, withDestinationPath: "/etc/passwd")
    let archive = try ZipArchive(directory: root).data
    let read = try ReadArchive(archive)
    #expect(read.files.filter { !$0.key.hasSuffix("/") } == files)
    #expect(Set(read.files.keys.filter { $0.hasSuffix("/") }) == ["sub/", "sub/deep/"])
  }

  @Test func `an empty folder is an empty archive`() throws {
    let root = try folder([:])
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try ReadArchive(ZipArchive(directory: root).data).files.isEmpty)
  }

  @Test func `a folder that does not exist cannot be packed`() {
    let missing = URL(fileURLWithPath: "/there/is/no/folder")
    #expect {
      try ZipArchive(directory: missing)
    } throws: { error in
      (error as? AttachmentError)?.code == .unreadable
        && (error as? AttachmentError)?.path == missing.path
    }
  }

  /// The content of an archive, as another program would read it.
  private struct ReadArchive {
    var files: [String: Data] = [:]

    struct Malformed: Error {}

    init(_ data: Data) throws {
      let bytes = [UInt8](data)
      func number(_ offset: Int, _ count: Int) throws -> Int {
        guard offset >= 0, offset + count <= bytes.count else { throw Malformed() }
        return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      let end = bytes.count - 22
      guard try number(end, 4) == 0x0605_4B50 else { throw Malformed() }
      var entry = try number(end + 16, 4)
      for _ in 0..<(try number(end + 10, 2)) {
        guard try number(entry, 4) == 0x0201_4B50 else { throw Malformed() }
        let (checksum, size) = (try number(entry + 16, 4), try number(entry + 24, 4))
        let nameLength = try number(entry + 28, 2)
        let local = try number(entry + 42, 4)
        guard try number(local, 4) == 0x0403_4B50, try number(local + 14, 4) == checksum,
          try number(local + 26, 2) == nameLength
        else { throw Malformed() }
        let start = local + 30 + nameLength
        guard start + size <= bytes.count else { throw Malformed() }
        let contents = Data(bytes[start..<start + size])
        guard Int(Checksum.crc32(contents)) == checksum else { throw Malformed() }
        let name = String(decoding: bytes[entry + 46..<entry + 46 + nameLength], as: UTF8.self)
        files[name] = contents
        entry += 46 + nameLength
      }
      guard entry == end else { throw Malformed() }
    }
  }
}
