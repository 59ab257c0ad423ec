import Foundation

extension Error {
  /// What the system said, as the end of a sentence: `No such file or directory`.
  ///
  /// Foundation wraps the system's errors in its own, of whose text often only a number is left.
  package var systemReason: String {
    var error = self as NSError
    while let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error {
      error = underlying as NSError
    }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(clamping: error.code))) : error.localizedDescription
  }
}
