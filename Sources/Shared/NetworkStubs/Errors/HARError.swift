/// The reason a recording can't be read or written.
public enum HARError: Error, Sendable, Hashable {
  /// The file can't be read.
  case unreadable(path: String, reason: String)
  /// The file can't be written.
  case unwritable(path: String, reason: String)
  /// The file is a ZIP archive, as Playwright writes them for names that end in `.zip`.
  case zip(path: String)
  /// The file isn't JSON that can be read.
  case notJSON(path: String, JSONFault)
  /// The file is JSON but not an object.
  case notAnObject(path: String, found: HARValue)
  /// The file is an object but not a recording; the keys are the first ones in it.
  case notARecording(path: String, keys: [String])
  /// A key is missing; `nearest` is the most similar existing key.
  case missingKey(Place, key: String, nearest: String?)
  /// A key isn't part of the format but resembles one that is.
  case unknownKey(Place, key: String, nearest: String)
  /// A value can't be used; it has another type or isn't one of the possible ones.
  case wrongValue(Place, key: String, wanted: String, found: HARValue)
  /// The file with a body is missing; `nearest` is the most similar existing file.
  case missingBodyFile(Place, file: String, nearest: String?)
  /// A body file isn't in the recording's folder.
  case bodyFileOutside(Place, file: String)
  /// A text isn't Base64.
  case notBase64(Place)

  /// A place in a recording.
  public struct Place: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The object, such as `log.entries[2].request`.
    public var object: String
  }
}
