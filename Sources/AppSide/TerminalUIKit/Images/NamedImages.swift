import Foundation
import PNGCoding
import Synchronization

/// The pictures that were asked for by name, read once, as in UIKit.
///
/// A file that has changed since is read again, so that a picture can be drawn while its app runs.
enum NamedImages {
  private struct Entry {
    var changed: Date?
    var content: DisplayImage
  }

  private static let entries = Mutex<[URL: Entry]>([:])

  static func content(of file: ImageFile) -> DisplayImage? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.url.path)
    let changed = attributes?[.modificationDate] as? Date
    let known = entries.withLock { $0[file.url] }
    if let known, changed != nil, known.changed == changed { return known.content }
    guard let content = file.content else { return nil }
    entries.withLock { entries in
      // An app with more pictures than this is better off with the memory.
      if entries.count >= mostEntries { entries = [:] }
      entries[file.url] = Entry(changed: changed, content: content)
    }
    return content
  }

  private static let mostEntries = 256
}
