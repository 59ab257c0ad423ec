import Foundation
import XCUIAutomation

/// The file name of a reference, from the test, the name and conditions of the snapshot, and the format.
struct SnapshotName: Sendable, Hashable {
  private let parts: [String]
  private let format: SnapshotFormat

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - test: The test's function.
  ///   - function: The function that takes the snapshot: the test's, or a helper that it calls.
  ///   - name: The name in the call.
  ///   - conditions: The conditions of the snapshot.
  ///   - format: The format of the picture.
  init(
    test: String, function: String? = nil, name: String?, conditions: SnapshotConditions,
    format: SnapshotFormat
  ) {
    let test = Self.clean(Self.base(of: test))
    let function = function.map { Self.clean(Self.base(of: $0)) }
    let calling = function.flatMap { $0 == test ? nil : [$0] } ?? []
    parts = [test] + calling + (name.map { [Self.clean($0[...])] } ?? []) + conditions.nameParts
    self.format = format
  }

  /// The file name for the first snapshot of a test with this name.
  var file: String { file(number: 1) }

  /// Returns the file name.
  ///
  /// - Parameter number: The one-based number of the test's snapshot with this name.
  func file(number: Int) -> String {
    let count = number > 1 ? ["\(number)"] : []
    return (parts + count + [format.kind.rawValue]).joined(separator: ".")
  }

  /// Returns the test's part of a file name.
  static func test(ofFile file: String) -> String { String(file.prefix { $0 != "." }) }

  private static func base(of function: String) -> Substring { ReferenceName.base(of: function) }

  /// Returns a text reduced to characters that are valid in file names on every system.
  static func clean(_ text: Substring) -> String { ReferenceName.clean(text) }
}
