import Foundation

// On Apple's platforms, objects are arguments of formats, and values become objects when they are passed:
// `String(format: "%@", NSNumber(value: 1))`, `String(format: "%@", date as CVarArg)`. `%@` shows their
// description. Foundation on Linux supports only strings, and asks other arguments for an object to show in
// their place.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of the object's address, for specifiers such as `%p`.
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of a null pointer; Foundation reads `_cVarArgObject` first.
  public var _cVarArgEncoding: [Int] { [0] }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of a null pointer; Foundation reads `_cVarArgObject` first.
  public var _cVarArgEncoding: [Int] { [0] }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: absoluteString) }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of a null pointer; Foundation reads `_cVarArgObject` first.
  public var _cVarArgEncoding: [Int] { [0] }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: uuidString) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of a null pointer; Foundation reads `_cVarArgObject` first.
  public var _cVarArgEncoding: [Int] { [0] }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The bits of a null pointer; Foundation reads `_cVarArgObject` first.
  public var _cVarArgEncoding: [Int] { [0] }

  /// The text that `%@` shows.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
}
