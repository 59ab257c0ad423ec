import Foundation
import TerminalUIKit

extension UITableView {
  /// Taps a row as a user does, after scrolling it into view.
  ///
  /// Selection, highlighting and the delegate's decisions work as usual. If the row does not exist,
  /// the test fails with the number of rows.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tapRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    UIApplication.shared.runUntilIdle()
    layoutIfNeeded()
    let counts = (0..<numberOfSections).map { numberOfRows(inSection: $0) }
    guard ListPlace.check(indexPath, in: counts, of: self, place) else { return }
    scrollToRow(at: indexPath, at: .none, animated: false)
    layoutIfNeeded()
    guard let cell = cellForRow(at: indexPath) else {
      return place.fail("\(Reach.name(self)) shows no cell at \(ListPlace.name(indexPath)).")
    }
    cell.tap(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension UICollectionView {
  /// Taps an item as a user does, after scrolling it into view.
  ///
  /// Selection, highlighting and the delegate's decisions work as usual. If the item does not
  /// exist, the test fails with the number of items.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - fileID: The identifier of the file in which failures are recorded.
  ///   - filePath: The path of that file.
  ///   - line: The line at which failures are recorded.
  ///   - column: The column at which failures are recorded.
  public func tapItem(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let place = TestLine(fileID: fileID, filePath: filePath, line: line, column: column)
    UIApplication.shared.runUntilIdle()
    layoutIfNeeded()
    let counts = (0..<numberOfSections).map { numberOfItems(inSection: $0) }
    guard ListPlace.check(indexPath, in: counts, of: self, place) else { return }
    if cellForItem(at: indexPath).map({ !bounds.contains($0.frame) }) ?? true {
      scrollToItem(at: indexPath, at: .centeredVertically, animated: false)
      layoutIfNeeded()
    }
    guard let cell = cellForItem(at: indexPath) else {
      return place.fail("\(Reach.name(self)) shows no cell at \(ListPlace.name(indexPath)).")
    }
    cell.tap(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Checks and descriptions of index paths for failures.
@MainActor
enum ListPlace {
  static func name(_ indexPath: IndexPath) -> String {
    "[" + indexPath.map(String.init).joined(separator: ", ") + "]"
  }

  /// Returns whether a list has an index path; if not, fails the test.
  static func check(
    _ indexPath: IndexPath, in counts: [Int], of list: UIView, _ place: TestLine
  ) -> Bool {
    if indexPath.count == 2, counts.indices.contains(indexPath[0]),
      (0..<counts[indexPath[0]]).contains(indexPath[1])
    {
      return true
    }
    let known =
      counts.isEmpty
      ? "it has no sections"
      : "its sections have \(counts.map(String.init).joined(separator: ", ")) rows"
    place.fail("\(Reach.name(list)) has nothing at \(name(indexPath)): \(known).")
    return false
  }
}
