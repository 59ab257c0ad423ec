import Testing

@testable import XCTestCompatibility

@Suite struct AttachmentNameTests {
  @Test(arguments: [
    ("Login", "png", "Login.png"),
    ("Login.png", "png", "Login.png"),
    ("Login.PNG", "png", "Login.png"),
    ("a/b", "txt", "a-b.txt"),
    ("..", "txt", "attachment.txt"),
    ("../../x", "txt", "-..-x.txt"),
    (".profile", "txt", "profile.txt"),
    ("", "txt", "attachment.txt"),
    (" \n ", "txt", "-.txt"),
    ("nul\u{0}byte", "txt", "nul-byte.txt"),
    ("right\u{202E}gpj.exe", "txt", "right-gpj.exe.txt"),
    ("日本", "", "日本"),
    ("Suite.testOne", "", "Suite.testOne"),
    ("x", "p/../q", "x.p-..-q"),
  ])
  func `a name is safe`(name: String, fileExtension: String, expected: String) {
    #expect(AttachmentName(name, fileExtension: fileExtension).fileName(1) == expected)
  }

  @Test func `files of one name are numbered`() {
    let name = AttachmentName("Login", fileExtension: "png")
    #expect(name.fileName(2) == "Login 2.png")
    #expect(name.fileName(31) == "Login 31.png")
  }

  @Test func `every name is accepted by the file system`() {
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var random = SplitMix(state: seed)
    for _ in 0..<2_000 {
      var name = String.UnicodeScalarView()
      for _ in 0..<Int(random.next() % 300) {
        let value = UInt32(truncatingIfNeeded: random.next()) % 0x11_0000
        if let scalar = Unicode.Scalar(value % (random.next() % 2 == 0 ? 0x80 : 0x11_0000)) {
          name.append(scalar)
        }
      }
      let fileName = AttachmentName(String(name), fileExtension: "txt").fileName(99_999)
      #expect(fileName.utf8.count <= 255, "seed \(seed)")
      #expect(!fileName.contains("/") && !fileName.contains("\0"), "seed \(seed)")
      #expect(!fileName.hasPrefix("."), "seed \(seed)")
    }
  }

  /// A random number generator that is determined by its seed.
  private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }
}
