import Foundation

/// What was copied or cut (UIKit), in the app's own memory.
///
/// A terminal has a clipboard of its own that apps cannot read; what a person pastes there is typed.
@MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard (UIKit).
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text of the name.
    public let rawValue: String

    /// Makes a name of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a name of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the pasteboard that everybody uses.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted after something was put on a pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The pasteboard that everybody uses.
  public static var general: UIPasteboard { named(.general) }

  private static var boards: [Name: UIPasteboard] = [:]

  /// What the pasteboard is called.
  public let name: Name
  /// How often its content has changed.
  public private(set) var changeCount = 0

  private var contents: [Any] = []

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// The pasteboard of a name, which lives as long as the app.
  ///
  /// - Parameters:
  ///   - pasteboardName: Its name.
  ///   - create: Whether to make it when there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.boards[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    contents = Self.boards[pasteboardName]?.contents ?? []
    Self.boards[pasteboardName] = self
  }

  /// A pasteboard of a name that no other has.
  public class func withUniqueName() -> UIPasteboard { named(Name(UUID().uuidString)) }

  /// Forgets a pasteboard.
  public class func remove(withName pasteboardName: Name) {
    boards.removeValue(forKey: pasteboardName)
  }

  /// The first text; nil when there is none.
  open var string: String? {
    get { strings?.first }
    set { set(newValue.map { [$0] }) }
  }

  /// All texts; nil when there are none.
  open var strings: [String]? {
    get { all() }
    set { set(newValue) }
  }

  /// The first address; nil when there is none.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [$0] }) }
  }

  /// All addresses; nil when there are none.
  open var urls: [URL]? {
    get { all() }
    set { set(newValue) }
  }

  /// The first picture; nil when there is none.
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [$0] }) }
  }

  /// All pictures; nil when there are none.
  open var images: [UIImage]? {
    get { all() }
    set { set(newValue) }
  }

  /// The first colour; nil when there is none.
  open var color: UIColor? {
    get { (all() as [UIColor]?)?.first }
    set { set(newValue.map { [$0] }) }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { images != nil }
  /// How many things there are.
  open var numberOfItems: Int { contents.count }

  private static func named(_ name: Name) -> UIPasteboard {
    if let board = boards[name] { return board }
    let board = UIPasteboard(name: name)
    boards[name] = board
    return board
  }

  private func all<Content>() -> [Content]? {
    let found = contents.compactMap { $0 as? Content }
    return found.isEmpty ? nil : found
  }

  private func set(_ contents: [Any]?) {
    self.contents = contents ?? []
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
