/// A hash that is the same in every process and on every machine, unlike that of Swift's `Hasher`.
package enum StableHash {
  /// Returns the FNV-1a hash of a text's UTF-8 bytes.
  package static func value(of text: some StringProtocol) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
