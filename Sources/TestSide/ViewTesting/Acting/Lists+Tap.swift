import Foundation
import TerminalUIKit

extension UITableView {
  /// Taps a row as a user does, after scrolling until it can be seen.
  ///
  /// Selection, highlight and the delegate's say all take their usual way. A row that does not exist
  /// fails the test, and says how many there are.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
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
  /// Taps an item as a user does, after scrolling until it can be seen.
  ///
  /// Selection, highlight and the delegate's say all take their usual way. An item that does not exist
  /// fails the test, and says how many there are.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - fileID: Where failures are reported.
  ///   - filePath: Where failures are reported.
  ///   - line: Where failures are reported.
  ///   - column: Where failures are reported.
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

/// Index paths in failures.
@MainActor
enum ListPlace {
  static func name(_ indexPath: IndexPath) -> String {
    "[" + indexPath.map(String.init).joined(separator: ", ") + "]"
  }

  /// Whether a list has such a place; fails the test when not.
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
