/// Why there are no employees to show.
struct EmployeeSourceError: Error, Equatable {
  enum Problem: Equatable {
    /// The file is not there, or cannot be read.
    case unreadable
    /// It holds something else than employees.
    case malformed(JSONFault)
  }

  /// The file, or the launch argument.
  var source: String
  var problem: Problem
}

extension EmployeeSourceError: CustomStringConvertible {
  var description: String {
    switch problem {
    case .unreadable:
      "The employees cannot be read: there is no file \(source) that this app may open."
    case .malformed(let fault):
      "The employees cannot be read: \(source)\(fault.place): \(fault.reason)"
    }
  }
}
