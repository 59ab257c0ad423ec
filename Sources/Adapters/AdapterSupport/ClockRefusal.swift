import Foundation
import SystemShims

/// The reason why a program can't have virtual time.
public enum ClockRefusal: Hashable, Sendable {
  /// The program is statically linked, so it loads no libraries.
  case isStatic
  /// The program runs with another user's rights, so the system loads no additional libraries into it.
  case hasRightsOfItsOwn

  /// Checks a program; returns `nil` if it can have virtual time.
  ///
  /// A script is judged by its interpreter.
  public init?(of path: String) {
    self.init(of: path, depth: 0)
  }

  /// The reason, as the rest of a sentence.
  public var reason: String {
    switch self {
    case .isStatic: "it is linked statically, so nothing can be loaded into it"
    case .hasRightsOfItsOwn:
      "it runs with rights of its own (set-user-ID, set-group-ID or file capabilities), so the system "
        + "loads nothing into it"
    }
  }

  private init?(of path: String, depth: Int) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let isSet = status.st_mode & (S_ISUID | S_ISGID) != 0
    if isSet || Self.hasCapabilities(path) {
      self = .hasRightsOfItsOwn
      return
    }
    guard let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: Self.headSize)
    else { return nil }
    if head.starts(with: Array("#!".utf8)), depth < Self.scriptDepth {
      let line = String(decoding: head.dropFirst(2).prefix { $0 != 10 }, as: UTF8.self)
      guard let interpreter = line.split(separator: " ").first else { return nil }
      self.init(of: String(interpreter), depth: depth + 1)
      return
    }
    guard Self.isStatic([UInt8](head)) else { return nil }
    self = .isStatic
  }

  private static func hasCapabilities(_ path: String) -> Bool {
    (ExtendedAttribute.size("security.capability", of: path) ?? 0) > 0
  }

  /// Returns whether a 64-bit ELF file names no dynamic linker (System V ABI, chapter 5).
  private static func isStatic(_ head: [UInt8]) -> Bool {
    func number(at offset: Int, size: Int) -> Int {
      guard offset >= 0, offset + size <= head.count else { return 0 }
      return head[offset..<offset + size].reversed().reduce(0) {
        ($0 & 0xFFFF_FFFF_FFFF) << 8 | Int($1)
      }
    }
    guard head.count > 64, head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return false }
    let (table, size, count) = (
      number(at: 32, size: 8), number(at: 54, size: 2), number(at: 56, size: 2)
    )
    guard size >= 56, table >= 64, table + size * count <= head.count else { return false }
    let interpreter = 3
    return !(0..<count).contains { number(at: table + $0 * size, size: 4) == interpreter }
  }

  /// The number of bytes to read; a program header table follows the ELF header.
  private static let headSize = 4096
  private static let scriptDepth = 4
}
