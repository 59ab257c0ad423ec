import Foundation
import PNGCoding

/// A folder packed into a ZIP archive without compression.
struct ZipArchive: Sendable {
  /// The archive.
  private(set) var data = Data()

  private var directory = Data()
  private var count = 0

  // Larger archives need extensions of the format.
  private static let limit = (bytes: Int(UInt32.max), entries: Int(UInt16.max))

  /// Packs the contents of a folder, except links, sockets and the like.
  init(directory url: URL) throws(AttachmentError) {
    do {
      let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
      for path in paths { try add(path, in: url) }
    } catch let error as AttachmentError {
      throw error
    } catch {
      throw AttachmentError(.unreadable, path: url.path, reason: error)
    }
    finish()
  }

  private mutating func add(_ path: String, in root: URL) throws {
    let url = root.appendingPathComponent(path)
    let type =
      try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory: append(name: path + "/", contents: Data())
    case .typeRegular: append(name: path, contents: try Data(contentsOf: url))
    default: return
    }
    guard data.count + directory.count <= Self.limit.bytes, count <= Self.limit.entries else {
      throw AttachmentError(.tooLarge, path: root.path)
    }
  }

  private mutating func append(name: String, contents: Data) {
    let offset = data.count
    let name = Data(name.utf8)
    // Version 2.0; names in UTF-8; stored; no time, because the format's earliest year is 1980.
    var header = Data()
    header.append(little: 20 as UInt16)
    header.append(little: 0x0800 as UInt16)
    header.append(little: 0 as UInt16)
    header.append(little: 0 as UInt16)
    header.append(little: 0x0021 as UInt16)
    header.append(little: Checksum.crc32(contents))
    header.append(little: UInt32(truncatingIfNeeded: contents.count))
    header.append(little: UInt32(truncatingIfNeeded: contents.count))
    header.append(little: UInt16(truncatingIfNeeded: name.count))
    header.append(little: 0 as UInt16)

    data.append(contentsOf: [0x50, 0x4B, 3, 4])
    data.append(header)
    data.append(name)
    data.append(contents)

    directory.append(contentsOf: [0x50, 0x4B, 1, 2])
    directory.append(little: 20 as UInt16)
    directory.append(header)
    // No comment, first disk, no attributes.
    directory.append(Data(count: 10))
    directory.append(little: UInt32(truncatingIfNeeded: offset))
    directory.append(name)
    count += 1
  }

  private mutating func finish() {
    let offset = data.count
    data.append(directory)
    data.append(contentsOf: [0x50, 0x4B, 5, 6, 0, 0, 0, 0])
    data.append(little: UInt16(truncatingIfNeeded: count))
    data.append(little: UInt16(truncatingIfNeeded: count))
    data.append(little: UInt32(truncatingIfNeeded: directory.count))
    data.append(little: UInt32(truncatingIfNeeded: offset))
    data.append(little: 0 as UInt16)
  }
}

extension Data {
  fileprivate mutating func append(little value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }
}
