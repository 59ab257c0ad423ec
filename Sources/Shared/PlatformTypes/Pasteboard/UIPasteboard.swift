import Foundation
import Synchronization

/// What was copied or cut (UIKit), in the memory of one process.
///
/// A terminal has a clipboard of its own that apps cannot read; what a person pastes there is typed.
/// In a test that launches apps the texts of the general pasteboard are those of the app in front.
// Sendable is unchecked because of NSObject, which holds nothing; the board guards itself.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// Posted after something was put on a pasteboard.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted before a pasteboard is forgotten.
  public static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")

  /// The pasteboard that everybody uses.
  open class var general: UIPasteboard { everybodys }

  private static let everybodys = UIPasteboard(Board(name: .general))
  private static let boards = Mutex<[Name: Board]>([:])
  private static let exchange = Mutex<(any PasteboardExchange)?>(nil)

  /// Says whose texts those of the general pasteboard are.
  package static func setExchange(_ exchange: any PasteboardExchange) {
    self.exchange.withLock { $0 = exchange }
  }

  private var exchange: (any PasteboardExchange)? {
    board.name == .general ? Self.exchange.withLock { $0 } : nil
  }

  private let board: Board

  private init(_ board: Board) {
    self.board = board
    super.init()
  }

  /// The pasteboard of a name, which lives as long as the process.
  ///
  /// - Parameters:
  ///   - pasteboardName: Its name.
  ///   - create: Whether to make it when there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    if pasteboardName == .general {
      self.init(Self.everybodys.board)
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

  /// A pasteboard of a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    let board = Board(name: Name(UUID().uuidString))
    boards.withLock { $0[board.name] = board }
    return UIPasteboard(board)
  }

  /// Forgets a pasteboard; the one that everybody uses stays.
  open class func remove(withName pasteboardName: Name) {
    guard let board = boards.withLock({ $0.removeValue(forKey: pasteboardName) }) else { return }
    NotificationCenter.default.post(name: removedNotification, object: UIPasteboard(board))
  }

  /// What the pasteboard is called.
  open var name: Name { board.name }

  /// How often this process has changed its content.
  open var changeCount: Int { board.contents.withLock { $0.changes } }

  /// How many things there are.
  open var numberOfItems: Int { contents.count }

  /// Everything there is: of each thing, what it is in each type, such as `public.utf8-plain-text`.
  open var items: [[String: Any]] {
    get { contents.map(\.representations) }
    set { replace(newValue.map { Item(representations: $0) }) }
  }

  /// Adds things to those that are there.
  open func addItems(_ items: [[String: Any]]) {
    replace(contents + items.map { Item(representations: $0) })
  }

  /// The things of one type in order; nil when there are none.
  package func values<Value>(as type: Value.Type) -> [Value]? {
    let found = contents.compactMap { item in
      item.representations.values.lazy.compactMap { $0 as? Value }.first
    }
    return found.isEmpty ? nil : found
  }

  /// Puts things of one type in the place of all that is there.
  package func set(_ values: [Any]?, ofType type: String) {
    replace((values ?? []).map { Item(representations: [type: $0]) })
  }

  private var contents: [Item] {
    let own = board.contents.withLock { $0.items }
    // Several tests of a process may each have an app with a pasteboard of its own.
    guard let strings = exchange?.strings, own.compactMap(\.string) != strings else { return own }
    return strings.map { Item(representations: [Self.textType: $0]) }
  }

  /// The type of texts.
  package static let textType = "public.utf8-plain-text"

  private func replace(_ items: [Item]) {
    board.contents.withLock { contents in
      contents.items = items
      contents.changes += 1
    }
    exchange?.send(items.compactMap(\.string))
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // Whoever puts a value on a pasteboard gives it away, as in UIKit.
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
