import Foundation

/// A call that records the app for the trace of a test: the picture, the elements, the app's activity and its
/// requests.
///
/// The app sends only changes since it last answered this call, so a reader needs all answers of a session.
/// The call isn't part of the test: the app ignores it when it recognises a test that waits.
public struct RecordCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "record"

  /// Makes the call.
  public init() {}

  /// The result of recording.
  public struct Result: Codable, Sendable, Hashable {
    /// The picture, or `nil` if it is the same as before.
    public var picture: Picture?
    /// The change of the elements, or `nil` if there isn't one.
    public var elements: ElementsChange?
    /// The app's activity and its requests, or `nil` if nothing is new.
    public var activity: Activity?
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(
      picture: Picture? = nil, elements: ElementsChange? = nil, activity: Activity? = nil,
      version: UInt64
    ) {
      self.picture = picture
      self.elements = elements
      self.activity = activity
      self.version = version
    }
  }

  /// A picture in the form that is cheapest for the app.
  public struct Picture: Codable, Sendable, Hashable {
    /// The form of a picture.
    public enum Form: String, Codable, Sendable, Hashable {
      /// Drawing commands, a line each, as `DisplayList` reads them.
      case commands
      /// Scalable Vector Graphics.
      case svg
    }

    /// The form of the text.
    public var form: Form
    /// The picture's size, in points.
    public var size: CGSize
    /// The picture.
    public var text: String

    /// Makes a picture.
    public init(_ form: Form, _ text: String, size: CGSize) {
      self.form = form
      self.text = text
      self.size = size
    }
  }

  /// A change of a list of elements, such as that of a snapshot.
  public struct ElementsChange: Codable, Sendable, Hashable {
    /// The number of unchanged elements at the beginning.
    public var first: Int
    /// The number of unchanged elements at the end.
    public var last: Int
    /// The elements between them, which replace the old ones.
    public var nodes: [ElementSnapshot.Node]

    /// Makes a change.
    public init(first: Int, last: Int, nodes: [ElementSnapshot.Node]) {
      self.first = first
      self.last = last
      self.nodes = nodes
    }

    /// Makes the change from one list to another, or `nil` if they are equal.
    public init?(from old: [ElementSnapshot.Node], to new: [ElementSnapshot.Node]) {
      let shorter = min(old.count, new.count)
      var first = 0
      while first < shorter, old[first] == new[first] { first += 1 }
      if first == old.count, first == new.count { return nil }
      var last = 0
      while last < shorter - first, old[old.count - 1 - last] == new[new.count - 1 - last] {
        last += 1
      }
      self.init(first: first, last: last, nodes: Array(new[first..<new.count - last]))
    }

    /// Returns the list after the change; `nil` if the change doesn't fit the list.
    public func applied(to old: [ElementSnapshot.Node]) -> [ElementSnapshot.Node]? {
      guard first >= 0, last >= 0, first <= old.count, last <= old.count - first else { return nil }
      return old[..<first] + nodes + old[(old.count - last)...]
    }
  }
}
