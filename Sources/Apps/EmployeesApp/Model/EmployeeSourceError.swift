import Foundation

/// Why there are no employees to show.
struct EmployeeSourceError: Error, Equatable {
  enum Problem: Error, Equatable {
    /// There is nothing of that name.
    case missing
    /// It is a folder.
    case folder
    /// It is neither a file nor a folder, but a device, say.
    case noFile
    /// It is there, and this user may not read it.
    case forbidden
    /// It cannot be read for another reason, which the system gives.
    case unreadable(String)
    /// It holds something else than employees.
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
    case .noFile: "\(source) is no ordinary file."
    case .forbidden: "the file \(source) may not be read; give this user the right to (chmod +r)."
    case .unreadable(let reason): "the file \(source): \(reason)"
    case .malformed(let fault):
      "\(source): " + (fault.place.isEmpty ? "" : fault.place + ": ") + fault.reason
    }
  }
}

extension EmployeeSourceError.Problem {
  /// What kept a file from being read.
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
