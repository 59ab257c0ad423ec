import Foundation

/// Null-terminated arrays of C strings, ended by a null pointer.
public enum CStrings {
  /// Calls a body with strings that live as long as the call.
  public static func withPointers<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
