import Foundation
import PNGCoding
import Synchronization

/// A cache of the images that were loaded by name, as in UIKit.
///
/// A file that has changed is read again, so that images can be edited while the app is running.
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
    guard let content = file.contentOrPlaceholder else { return nil }
    entries.withLock { entries in
      // The limit saves memory in an app with many images.
      if entries.count >= entryLimit { entries = [:] }
      entries[file.url] = Entry(changed: changed, content: content)
    }
    return content
  }

  private static let entryLimit = 256
}
