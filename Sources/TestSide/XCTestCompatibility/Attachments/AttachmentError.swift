import Foundation
import LaunchDomain

/// The reason why an attachment can't be saved.
struct AttachmentError: Error, Sendable, Hashable {
  /// The kind of the error.
  enum Code: String, Sendable, Hashable {
    /// The file or folder to attach cannot be read.
    case unreadable
    /// The object isn't a property list.
    case notAPropertyList
    /// The object cannot be archived.
    case notArchivable
    /// The contents exceed the size of an archive.
    case tooLarge
    /// The file cannot be written.
    case notWritable
  }

  var code: Code
  /// The file or folder of the error.
  var path: String?
  /// The type of the object.
  var type: String?
  /// The system's message.
  var reason: String?

  init(_ code: Code, path: String? = nil, type: String? = nil, reason: (any Error)? = nil) {
    self.code = code
    self.path = path
    self.type = type
    self.reason = reason?.systemReason
  }
}

extension AttachmentError: CustomStringConvertible {
  var description: String {
    let because = reason.map { ": \($0)" } ?? ""
    return switch code {
    case .unreadable:
      "\(path ?? "The file") cannot be attached, because it cannot be read\(because)"
    case .notAPropertyList:
      "A value of type \(type ?? "unknown") cannot be attached, because it is not a property list"
        + "\(because). Use arrays, dictionaries with string keys, strings, numbers, dates and data."
    case .notArchivable:
      "An object of type \(type ?? "unknown") cannot be attached, because it cannot be archived"
        + because
    case .tooLarge:
      "\(path ?? "The folder") cannot be attached, because a ZIP archive holds at most 4 GB and "
        + "65,535 files. Attach the parts that matter."
    case .notWritable:
      "An attachment cannot be written to \(path ?? "its folder")\(because). "
        + "Set \(AttachmentFolder.variable) to a folder that can be written to."
    }
  }
}
