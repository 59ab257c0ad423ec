import Foundation

/// The reason the employees can't be shown.
struct EmployeeSourceError: Error, Equatable {
  enum Problem: Error, Equatable {
    /// The file doesn't exist.
    case missing
    /// The path is a folder.
    case folder
    /// The path is neither a file nor a folder, for example a device.
    case notAFile
    /// The user isn't permitted to read the file.
    case forbidden
    /// The file can't be read; the value is the system's reason.
    case unreadable(String)
    /// The contents aren't employees.
    case malformed(JSONFault)
  }

  /// The file, or the launch argument.
  var source: String
  var problem: Problem
}

extension EmployeeSourceError: CustomStringConvertible {
  var description: String { "The employees cannot be read: \(details)" }

  private var details: String {
    switch problem {
    case .missing: "there is no file \(source)."
    case .folder: "\(source) is a folder; name a file in it."
    case .notAFile: "\(source) is not an ordinary file."
    case .forbidden: "the file \(source) may not be read; give this user the right to (chmod +r)."
    case .unreadable(let reason): "the file \(source): \(reason)"
    case .malformed(let fault):
      "\(source): " + (fault.place.isEmpty ? "" : fault.place + ": ") + fault.reason
    }
  }
}

extension EmployeeSourceError.Problem {
  /// Makes a problem from the error of reading a file.
  init(_ error: any Error) {
    switch error {
    case let problem as Self: self = problem
    case let error as CocoaError where error.isFileMissing: self = .missing
    case let error as CocoaError where error.code == .fileReadNoPermission: self = .forbidden
    default: self = .unreadable(error.localizedDescription)
    }
  }
}

extension CocoaError {
  fileprivate var isFileMissing: Bool { code == .fileReadNoSuchFile || code == .fileNoSuchFile }
}
