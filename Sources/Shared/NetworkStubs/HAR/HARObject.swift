import Foundation
import LaunchDomain

/// An object of a recording, read key by key, whose errors name the line.
struct HARObject {
  private let file: HARFile
  private let steps: [JSONStep]
  private let members: [String: Any]

  init(_ file: HARFile, _ members: [String: Any], _ steps: [JSONStep]) {
    self.file = file
    self.steps = steps
    self.members = members
  }

  /// Throws an error if a key resembles one of the known ones, or is a usual name for a body.
  ///
  /// Other keys are ignored, because programs add their own, with and without a leading underscore.
  ///
  /// - Parameters:
  ///   - known: The keys of the format.
  ///   - body: The key under which the format has a body here, if it has one.
  func check(_ known: [String], body: String? = nil) throws(HARError) {
    for key in members.keys.sorted() where !known.contains(key) {
      let comparable = known.filter { $0.hasPrefix("_") == key.hasPrefix("_") }
      let meant =
        Self.bodyNames.contains(key.lowercased())
        ? body : NearestName.suggestions(for: key, in: comparable).first
      guard let nearest = meant, members[nearest] == nil
      else { continue }
      throw .unknownKey(place(at: key), key: key, nearest: nearest)
    }
  }

  func object(_ key: String) throws(HARError) -> HARObject {
    guard let value = members[key] else { throw missing(key) }
    guard let object = value as? [String: Any] else { throw wrong(key, "an object") }
    return HARObject(file, object, steps + [.key(key)])
  }

  func optionalObject(_ key: String) throws(HARError) -> HARObject? {
    members[key] is NSNull || members[key] == nil ? nil : try object(key)
  }

  func objects(_ key: String) throws(HARError) -> [HARObject] {
    guard let value = members[key] else { throw missing(key) }
    guard let list = value as? [Any] else { throw wrong(key, "a list of objects") }
    var objects: [HARObject] = []
    for (index, element) in list.enumerated() {
      guard let object = element as? [String: Any] else { throw wrong(key, "a list of objects") }
      objects.append(HARObject(file, object, steps + [.key(key), .index(index)]))
    }
    return objects
  }

  func optionalObjects(_ key: String) throws(HARError) -> [HARObject] {
    members[key] is NSNull || members[key] == nil ? [] : try objects(key)
  }

  func text(_ key: String) throws(HARError) -> String {
    guard let value = members[key] else { throw missing(key) }
    guard let text = value as? String else { throw wrong(key, "a text") }
    return text
  }

  func optionalText(_ key: String) throws(HARError) -> String? {
    members[key] is NSNull || members[key] == nil ? nil : try text(key)
  }

  func number(_ key: String) throws(HARError) -> Double {
    guard let value = members[key] else { throw missing(key) }
    // Foundation reads Boolean values as numbers.
    guard let number = value as? NSNumber, !number.isBoolean else { throw wrong(key, "a number") }
    return number.doubleValue
  }

  func optionalNumber(_ key: String) throws(HARError) -> Double? {
    members[key] is NSNull || members[key] == nil ? nil : try number(key)
  }

  var keys: [String] { members.keys.sorted() }

  /// Returns the place of a member, or of the object itself.
  func place(at key: String? = nil) -> HARError.Place {
    let line = JSONPosition.line(of: steps + (key.map { [.key($0)] } ?? []), in: file.data)
    return HARError.Place(path: file.path, line: line, object: Self.text(steps))
  }

  private func missing(_ key: String) -> HARError {
    let nearest = NearestName.suggestions(for: key, in: members.keys.sorted(), limit: 1).first
    return .missingKey(place(at: nearest), key: key, nearest: nearest)
  }

  /// Returns the error for a member with a value that can't be used.
  func wrong(_ key: String, _ wanted: String) -> HARError {
    .wrongValue(place(at: key), key: key, wanted: wanted, found: HARValue(members[key]))
  }

  private static let bodyNames: Set<String> = ["body", "json", "data"]

  private static func text(_ steps: [JSONStep]) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text.isEmpty ? "The file" : text
  }
}

/// The bytes of a recording, and its path for messages.
struct HARFile: Sendable {
  var path: String
  var data: Data
}
