import Foundation
import Synchronization

/// A pasteboard in the memory of one process (UIKit).
///
/// A terminal's clipboard can't be read by apps; pasted text arrives as typed text.
/// In a test that launches apps, the texts of the general pasteboard are those of the app in front.
// Sendable is unchecked because of NSObject, which has no state; the board is locked.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// A notification posted after a pasteboard changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// A notification posted before a pasteboard is removed.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The general pasteboard.
  open class var general: UIPasteboard { generalPasteboard }

  private static let generalPasteboard = UIPasteboard(Board(name: .general))
  private static let boards = Mutex<[Name: Board]>([:])
  private static let exchange = Mutex<(any RemotePasteboard)?>(nil)

  /// Sets the app whose texts the general pasteboard mirrors.
  package static func setExchange(_ exchange: any RemotePasteboard) {
    self.exchange.withLock { $0 = exchange }
  }

  private var exchange: (any RemotePasteboard)? {
    board.name == .general ? Self.exchange.withLock { $0 } : nil
  }

  private let board: Board

  private init(_ board: Board) {
    self.board = board
    super.init()
  }

  /// Returns the pasteboard with a name, which lives as long as the process.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether to create the pasteboard if it doesn't exist.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(Self.generalPasteboard.board)
      return
    }
    let board = Self.boards.withLock { boards in
      if create, boards[pasteboardName] == nil {
        boards[pasteboardName] = Board(name: pasteboardName)
      }
      return boards[pasteboardName]
    }
    guard let board else { return nil }
    self.init(board)
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let board = Board(name: Name(UUID().uuidString))
    boards.withLock { $0[board.name] = board }
    return UIPasteboard(board)
  }

  /// Removes a pasteboard; the general one can't be removed.
  open class func remove(withName pasteboardName: Name) {
    guard let board = boards.withLock({ $0.removeValue(forKey: pasteboardName) }) else { return }
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(board))
  }

  /// The name of the pasteboard.
  open var name: Name { board.name }

  /// The number of times this process has changed the contents.
  open var changeCount: Int { board.contents.withLock { $0.changes } }

  /// The number of items.
  open var numberOfItems: Int { contents.count }

  /// The items, each as values by type, such as `public.utf8-plain-text`.
  open var items: [[String: Any]] {
    get { contents.map(\.representations) }
    set { replace(newValue.map { Item(representations: $0) }) }
  }

  /// Appends items.
  open func addItems(_ items: [[String: Any]]) {
    replace(contents + items.map { Item(representations: $0) })
  }

  /// Returns the values of a Swift type, in order; `nil` if there are none.
  package func values<Value>(as type: Value.Type) -> [Value]? {
    let found = contents.compactMap { item in
      item.representations.values.lazy.compactMap { $0 as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  /// Replaces the contents with values of a pasteboard type.
  package func set(_ values: [Any]?, ofType type: String) {
    replace((values ?? []).map { Item(representations: [type: $0]) })
  }

  private var contents: [Item] {
    let own = board.contents.withLock { $0.items }
    // Several tests in one process may each have an app with its own pasteboard.
    guard let strings = exchange?.strings, own.compactMap(\.string) != strings else { return own }
    return strings.map { Item(representations: [Self.textType: $0]) }
  }

  /// The pasteboard type of text.
  package static let textType = "public.utf8-plain-text"

  private func replace(_ items: [Item]) {
    board.contents.withLock { contents in
      contents.items = items
      contents.changes += 1
    }
    exchange?.send(items.compactMap(\.string))
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // As in UIKit, code that puts a value on a pasteboard no longer uses it.
  private struct Item: @unchecked Sendable {
    var representations: [String: Any]

    var string: String? { representations.values.lazy.compactMap { $0 as? String }.first }
  }

  private struct Contents {
    var items: [Item] = []
    var changes = 0
  }

  private final class Board: Sendable {
    let name: Name
    let contents = Mutex(Contents())

    init(name: Name) { self.name = name }
  }
}
