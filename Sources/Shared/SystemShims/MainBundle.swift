import Foundation

/// The information of the process's main bundle.
///
/// SwiftPM puts no `Info.plist` beside an executable, so that Foundation finds none. The dictionary
/// that Foundation answers from is Core Foundation's, which is part of Foundation and may be added to.
package enum MainBundle {
  /// Adds what the main bundle doesn't know yet.
  ///
  /// - Parameter information: A property list.
  package static func add(_ information: [String: Any]) {
    guard let bundle = CFBundleGetMainBundle(), let dictionary = CFBundleGetInfoDictionary(bundle)
    else { return }
    let known = Bundle.main.infoDictionary ?? [:]
    for (key, value) in information where known[key] == nil {
      guard let object = object(value) else { continue }
      let name = NSString(string: key)
      // The dictionary retains both, but not before it has them.
      withExtendedLifetime((name, object)) {
        CFDictionarySetValue(
          dictionary, Unmanaged.passUnretained(name).toOpaque(),
          Unmanaged.passUnretained(object).toOpaque())
      }
    }
  }

  /// The object that Core Foundation has for a value of a property list.
  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: NSString(string: text)
    case let object as NSObject: object
    case let list as [Any]: NSArray(array: list)
    case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary)
    case let date as Date:
      NSDate(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
    case let data as Data: NSData(data: data)
    case let truth as Bool: NSNumber(value: truth)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    default: nil
    }
  }
}

@_silgen_name("CFBundleGetMainBundle")
private func CFBundleGetMainBundle() -> OpaquePointer?

@_silgen_name("CFBundleGetInfoDictionary")
private func CFBundleGetInfoDictionary(_ bundle: OpaquePointer) -> OpaquePointer?

@_silgen_name("CFDictionarySetValue")
private func CFDictionarySetValue(
  _ dictionary: OpaquePointer, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer)
