import Foundation

extension UIPasteboard {
  /// The first text; nil when there is none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil when there are none.
  public var strings: [String]? {
    get { values(as: String.self) }
    set { set(newValue, ofType: Self.textType) }
  }

  /// The first address; nil when there is none.
  public var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// All addresses; nil when there are none.
  public var urls: [URL]? {
    get { values(as: URL.self) }
    set { set(newValue, ofType: "public.url") }
  }

  /// The first picture; nil when there is none.
  public var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures; nil when there are none.
  public var images: [UIImage]? {
    get { values(as: UIImage.self) }
    set { set(newValue, ofType: "public.png") }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { urls != nil }
  /// Whether there is a picture.
  public var hasImages: Bool { images != nil }

  /// The types in which the first thing is there.
  public var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first thing is there in one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    let types = Set(types)
    return pasteboardTypes.contains { types.contains($0) }
  }

  /// The first thing in a type; nil when it is not there in that.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }

  /// Puts one thing in the place of all that is there.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The bytes of the first thing in a type; nil when it is not there in that, or no bytes and no text.
  public func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }

  /// Puts bytes in the place of all that is there.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
}
