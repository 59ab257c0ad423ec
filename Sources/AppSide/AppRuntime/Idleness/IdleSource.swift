/// Something that can keep an app busy, with a name and a sentence for reports.
///
/// A wait that times out lists the busy sources, each with its sentence.
@MainActor
public protocol IdleSource: AnyObject {
  /// Whether the source has nothing to do.
  var isIdle: Bool { get }
  /// The name of the source, in a word or two: `"network"`.
  var name: String { get }
  /// The source's current work, as a sentence: `"waiting for the answer to POST /login"`.
  var busyDescription: String { get }
}
