import Foundation

/// What a file system keeps of a file beside its contents, by names such as `security.capability`.
package enum ExtendedAttribute {
  /// Returns the size of an attribute, in bytes; nil if the file has none of that name, or can't be asked.
  package static func size(_ name: String, of path: String) -> Int? {
    // Swift doesn't import it.
    typealias Get =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int
      ) -> Int
    guard let symbol = dlsym(nil, "getxattr") else { return nil }
    let size = unsafeBitCast(symbol, to: Get.self)(path, name, nil, 0)
    return size >= 0 ? size : nil
  }
}
