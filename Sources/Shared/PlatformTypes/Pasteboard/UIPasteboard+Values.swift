import Foundation

extension UIPasteboard {
  /// The text of the first item with text, or `nil`.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts, or `nil` if there are none.
  public var strings: [String]? {
    get { values(as: String.self) }
    set { set(newValue, ofType: Self.textType) }
  }

  /// The first URL, or `nil`.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All URLs; `nil` if there are none.
  public var urls: [URL]? {
    get { values(as: URL.self) }
    set { set(newValue, ofType: "public.url") }
  }

  /// The first picture, or `nil`.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures; `nil` if there are none.
  public var images: [UIImage]? {
    get { values(as: UIImage.self) }
    set { set(newValue, ofType: "public.png") }
  }

  /// Whether the pasteboard contains text.
  public var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains a URL.
  public var hasURLs: Bool { urls != nil }
  /// Whether the pasteboard contains a picture.
  public var hasImages: Bool { images != nil }

  /// The types of the first item.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Returns whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    let types = Set(types)
    return pasteboardTypes.contains { types.contains($0) }
  }

  /// Returns the first item's value for a type; `nil` if it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Replaces the contents of the pasteboard with one value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Returns the first item's data for a type, or `nil` if the value is missing or neither data nor text.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Replaces the contents of the pasteboard with data.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
}
