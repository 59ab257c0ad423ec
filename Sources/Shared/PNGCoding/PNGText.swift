/// A text stored in a PNG file, in an `iTXt` chunk.
///
/// Viewers and other tools ignore a keyword that they don't recognise, and may drop the chunk.
package struct PNGText: Hashable, Sendable {
  /// The keyword, which tells what the text is: 1 to 79 ASCII characters.
  package var keyword: String
  package var text: String

  package init(keyword: String, text: String) {
    self.keyword = keyword
    self.text = text
  }

  /// The data of the chunk; the text is compressed.
  var chunk: [UInt8] {
    // The chunk is compressed by zlib, without a language or a translation of the keyword.
    Array(keyword.utf8) + [0, 1, 0, 0, 0] + Deflate.compress(Array(text.utf8), rowLength: 0)
  }

  /// Reads the data of a chunk.
  ///
  /// Other tools may write the text uncompressed, with a language or with a translated keyword.
  ///
  /// - Returns: `nil` if the chunk is damaged or its text is longer than 4 MB.
  init?(_ chunk: ArraySlice<UInt8>) {
    guard let keyEnd = chunk.firstIndex(of: 0), chunk.endIndex - keyEnd > 3 else { return nil }
    let (flag, method) = (chunk[keyEnd + 1], chunk[keyEnd + 2])
    let names = chunk[(keyEnd + 3)...].split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard flag <= 1, method == 0, names.count == 3 else { return nil }
    let content =
      flag == 0 ? Array(names[2]) : try? Inflater.inflate(Array(names[2]), limit: Self.sizeLimit)
    guard let content, content.count <= Self.sizeLimit,
      let text = String(validating: content, as: UTF8.self)
    else { return nil }
    keyword = String(decoding: chunk[..<keyEnd], as: UTF8.self)
    self.text = text
  }

  private static let sizeLimit = 1 << 22
}
