import Foundation

/// Arrays of C strings that end with a null pointer.
public enum CStrings {
  /// Calls a body with an array that is valid during the call.
  public static func withPointers<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
