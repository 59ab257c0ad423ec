import Foundation

extension XCTAttachment {
  /// The source of an attachment's bytes.
  enum Content {
    /// Data in memory.
    case data(Data)
    /// A file, which is read when the attachment is added.
    case file(URL)
    /// A folder, which is archived when the attachment is added.
    case directory(URL)
    /// No bytes, because the object cannot be written.
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
