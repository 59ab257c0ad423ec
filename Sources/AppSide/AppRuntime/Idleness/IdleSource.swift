/// Something that can keep an app busy, with a name and a sentence for reports.
///
/// A wait that runs out lists the sources that were busy, each with its sentence.
@MainActor
public protocol IdleSource: AnyObject {
  /// Whether it has nothing to do.
  var isIdle: Bool { get }
  /// What it is, in a word or two: `"network"`.
  var name: String { get }
  /// What it is doing now, as a sentence: `"waiting for the answer to POST /login"`.
  var busyDescription: String { get }
}
