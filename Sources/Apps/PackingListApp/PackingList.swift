import Foundation

/// The delegate that is notified of the list's changes.
@objc protocol PackingListDelegate {
  func packingListDidChange(_ list: PackingList)
}

/// The things to pack.
@objcMembers
class PackingList: NSObject {
  static let itemWasPacked = Notification.Name("PackingListItemWasPacked")

  weak var delegate: PackingListDelegate?
  private(set) var items: [Item] = []
  private(set) dynamic var packedCount = 0

  @objc(PackingListItem)
  class Item: NSObject {
    @objc let name: String
    @objc dynamic var isPacked = false

    init(name: String) { self.name = name }
  }

  /// Returns a request that stores a copy of the list at a URL.
  func backup(to url: URL) -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = "PUT"
    request.httpBody = Data(items.map(\.name).joined(separator: "\n").utf8)
    return request
  }

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(itemWasPacked(_:)), name: Self.itemWasPacked, object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  func add(_ name: String) {
    items.append(Item(name: name))
    delegate?.packingListDidChange(self)
  }

  func removeAll() {
    items = []
    packedCount = 0
    delegate?.packingListDidChange(self)
  }

  func pack(_ item: Item) {
    item.isPacked = true
    NotificationCenter.default.post(name: Self.itemWasPacked, object: item)
  }

  /// The name of the property that counts the packed items.
  class var keyPathOfProgress: String { #keyPath(packedCount) }

  @objc private func itemWasPacked(_ notification: Notification) {
    guard let item = notification.object as? Item, items.contains(item) else { return }
    packedCount = items.filter { $0.isPacked }.count
    delegate?.packingListDidChange(self)
  }
}
