import Foundation

extension Error {
  /// The system's own error text, to end a sentence with: `No such file or directory`.
  ///
  /// Foundation wraps system errors in its own, and the text of those is often only a number.
  package var systemReason: String {
    var error = self as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = underlying as NSError
    }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(clamping: error.code))) : error.localizedDescription
  }
}
