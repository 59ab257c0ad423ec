import Foundation

extension XCTAttachment {
  /// Where the bytes of an attachment come from.
  enum Content {
    /// They are here.
    case data(Data)
    /// They are read when the attachment is added.
    case file(URL)
    /// The folder is packed when the attachment is added.
    case directory(URL)
    /// There are none, because what was to be attached cannot be written.
    case unusable(AttachmentError)

    /// The bytes.
    var data: Data {
      get throws(AttachmentError) {
        switch self {
        case .data(let data): return data
        case .file(let url): return try Self.contents(of: url)
        case .directory(let url): return try ZipArchive(directory: url).data
        case .unusable(let error): throw error
        }
      }
    }

    private static func contents(of url: URL) throws(AttachmentError) -> Data {
      do {
        return try Data(contentsOf: url)
      } catch {
        throw AttachmentError(.unreadable, path: url.path, reason: error)
      }
    }
  }
}
