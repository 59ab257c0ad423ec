import Foundation

extension UIPasteboard {
  /// The first colour; nil when there is none.
  public var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// All colours; nil when there are none.
  public var colors: [UIColor]? {
    get { values(as: UIColor.self) }
    set { set(newValue, ofType: "com.apple.uikit.color") }
  }

  /// Whether there is a colour.
  public var hasColors: Bool { colors != nil }
}
