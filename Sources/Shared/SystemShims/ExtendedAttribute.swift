import Foundation

/// Extended attributes of files, which have names such as `security.capability`.
package enum ExtendedAttribute {
  /// Returns the size of an attribute, in bytes, or `nil` if the file has no such attribute or can't be
  /// queried.
  package static func size(_ name: String, of path: String) -> Int? {
    // Swift doesn't import `getxattr`.
    typealias Get =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
      ) -> Int
    guard let symbol = dlsym(nil, "getxattr") else { return nil }
    let size = unsafeBitCast(symbol, to: Get.self)(path, name, nil, 0)
    return size >= 0 ? size : nil
  }
}
