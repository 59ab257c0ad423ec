import Foundation

/// The information of the process's main bundle, to which values can be added.
///
/// SwiftPM puts no `Info.plist` beside an executable, so Foundation doesn't find one, and Foundation has no
/// public way to give the main bundle an identifier. But its answers come from Core Foundation's dictionary,
/// which Core Foundation returns to callers.
package enum BundleInformation {
  package static let state = ProbedTrick(.bundleInformation) { () throws(ToolchainChange) in
    try probe(dictionary: mainDictionary) { Bundle.main.infoDictionary }
  }

  /// Adds values that the main bundle doesn't have yet, if the trick works.
  ///
  /// - Parameter information: A property list.
  package static func add(_ information: [String: Any]) {
    guard state.isOn, let dictionary = mainDictionary else { return }
    let known = Bundle.main.infoDictionary ?? [:]
    for (key, value) in information where known[key] == nil {
      guard let object = object(value) else { continue }
      set(object, for: key, in: dictionary)
    }
  }

  /// Checks whether Foundation returns a value that is added to Core Foundation's dictionary, and removes the
  /// value again.
  ///
  /// - Parameters:
  ///   - dictionary: Core Foundation's dictionary, or `nil` if it has none.
  ///   - answer: Reads the value from Foundation.
  static func probe(
    dictionary: OpaquePointer?, answer: () -> [String: Any]?
  ) throws(ToolchainChange) {
    guard let dictionary else {
      throw .wrongResult(of: "asking for the main bundle's information")
    }
    let key = "understudy.probe"
    set(NSString(string: key), for: key, in: dictionary)
    let found = answer()?[key] as? String
    remove(key, from: dictionary)
    guard found == key, answer()?[key] == nil else {
      throw .wrongResult(of: "adding to the main bundle's information")
    }
  }

  private static var mainDictionary: OpaquePointer? {
    CFBundleGetMainBundle().flatMap(CFBundleGetInfoDictionary)
  }

  private static func set(_ object: NSObject, for key: String, in dictionary: OpaquePointer) {
    let name = NSString(string: key)
    // The dictionary retains both, but only once it contains them.
    withExtendedLifetime((name, object)) {
      CFDictionarySetValue(
        dictionary, Unmanaged.passUnretained(name).toOpaque(),
        Unmanaged.passUnretained(object).toOpaque())
    }
  }

  private static func remove(_ key: String, from dictionary: OpaquePointer) {
    let name = NSString(string: key)
    withExtendedLifetime(name) {
      CFDictionaryRemoveValue(dictionary, Unmanaged.passUnretained(name).toOpaque())
    }
  }

  /// Returns Core Foundation's object for a value of a property list.
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

@_silgen_name("CFDictionaryRemoveValue")
private func CFDictionaryRemoveValue(_ dictionary: OpaquePointer, _ key: UnsafeRawPointer)

extension ToolchainTrick {
  package static let bundleInformation = ToolchainTrick(
    name: "bundle-information",
    basis: "Foundation answers from Core Foundation's dictionary of the main bundle",
    loss:
      "Bundle.main has neither the app's identifier nor the values of its Info.plist, and an app "
      + "whose delegate makes a window keeps it, whatever scene Info.plist names.")
}
