import Foundation
import LaunchDomain

/// Why something cannot be attached to a test.
struct AttachmentError: Error, Sendable, Hashable {
  /// What went wrong.
  enum Code: String, Sendable, Hashable {
    /// What was to be attached cannot be read.
    case unreadable
    /// An object is no property list.
    case notAPropertyList
    /// An object cannot be archived.
    case notArchivable
    /// There is more than an archive holds.
    case tooLarge
    /// The file cannot be written.
    case notWritable
  }

  var code: Code
  /// The file or folder it is about.
  var path: String?
  /// The type of the object it is about.
  var type: String?
  /// What the system said.
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
      "A value of type \(type ?? "unknown") cannot be attached, because it is no property list"
        + "\(because). Use arrays, dictionaries with string keys, strings, numbers, dates and data."
    case .notArchivable:
      "An object of type \(type ?? "unknown") cannot be attached, because it cannot be archived"
        + because
    case .tooLarge:
      "\(path ?? "The folder") cannot be attached, because a ZIP archive holds 4 GB and 65,535 "
        + "files at the most. Attach the parts that matter."
    case .notWritable:
      "An attachment cannot be written to \(path ?? "its folder")\(because). "
        + "Set \(AttachmentFolder.variable) to a folder that can be written to."
    }
  }
}
