extension HARError {
  /// The problem, its place and the remedy.
  public var message: String {
    switch self {
    case .unreadable(let path, let reason): "The recording \(path) can't be read: \(reason)."
    case .unwritable(let path, let reason): "The recording \(path) can't be written: \(reason)."
    case .zip(let path):
      "\(path) is a ZIP archive. Unpack it, and name the .har file in it."
    case .notJSON(let path, let fault): "\(path):\(fault.line):\(fault.column): \(fault.text)"
    case .notAnObject(let path, let found):
      "\(path): A HAR recording is an object with the key “log”; this one is \(found.text)."
    case .notARecording(let path, let keys):
      "\(path): A HAR recording is an object with the key “log”; this one has "
        + (keys.isEmpty ? "no keys." : "“\(keys.joined(separator: "”, “"))”.")
    case .missingKey(let place, let key, let nearest):
      "\(place.text) has no “\(key)”." + (nearest.map { " It has “\($0)”." } ?? "")
    case .unknownKey(let place, let key, let nearest):
      "\(place.text) has the unknown key “\(key)”. Did you mean “\(nearest)”?"
    case .wrongValue(let place, let key, let wanted, let found):
      "\(place.text): “\(key)” has to be \(wanted); it is \(found.text)."
    case .missingBodyFile(let place, let file, let nearest):
      "\(place.text) names the body file “\(file)”, which doesn't exist beside the recording."
        + (nearest.map { " Did you mean “\($0)”?" } ?? "")
    case .bodyFileOutside(let place, let file):
      "\(place.text) names the body file “\(file)”, which isn't in the recording's folder."
    case .notBase64(let place): "\(place.text): The text isn't Base64."
    }
  }
}

extension HARError.Place {
  fileprivate var text: String { "\(path):\(line): \(object)" }
}

extension JSONFault {
  fileprivate var text: String {
    switch kind {
    case .syntax: "This isn't JSON, so the file isn't a HAR recording."
    case .number(let text):
      "The number \(text) is too large to be read. Write a smaller one, or a text."
    case .depth(let limit):
      "The JSON is nested more than \(limit) levels deep here, so it can't be read."
    }
  }
}

extension HARValue {
  fileprivate var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .number(let text): text
    case .text(let text):
      "the text “\(text.count > Self.longest ? text.prefix(Self.longest) + "…" : text)”"
    case .list: "a list"
    case .object: "an object"
    }
  }

  private static let longest = 40
}
