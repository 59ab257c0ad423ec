import Foundation

extension UIPasteboard {
  /// The first colour on the pasteboard, or `nil` if there isn't one.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colours on the pasteboard, or `nil` if there are none.
  public var colors: [UIColor]? {
    get { values(as: UIColor.self) }
    set { set(newValue, ofType: "com.apple.uikit.color") }
  }

  /// Whether the pasteboard contains a colour.
  public var hasColors: Bool { colors != nil }
}
