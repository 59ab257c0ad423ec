/// The size of an app's screen while a test drives it, in points.
///
/// On the command line it is `phone`, `terminal`, or width and height, such as `390x844`. Screens are
/// made of whole cells, so the toolkit rounds the size to the nearest ones.
public struct LaunchScreen: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The screen of a phone: 390 × 844 points.
  public static let phone = LaunchScreen(width: 390, height: 844)

  /// The screen of a terminal: 640 × 384 points, which are 80 × 24 cells.
  public static let terminal = LaunchScreen(width: 640, height: 384)

  /// The environment variable that sets the size if no launch argument does.
  public static let variable = "UNDERSTUDY_SCREEN"

  /// The longest side, in points.
  public static let longestSide = 8000.0

  /// Reads a size from text; fails if the text isn't a size, or the size is impossible for a screen.
  public init?(text: String) {
    switch text.lowercased() {
    case "phone": self = .phone
    case "terminal": self = .terminal
    default:
      let sides = text.lowercased().split(
        separator: "x", omittingEmptySubsequences: false
      ).map { Double($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1],
        (1...Self.longestSide).contains(width), (1...Self.longestSide).contains(height)
      else { return nil }
      self.init(width: width, height: height)
    }
  }

  /// The size as text: `phone`, `terminal`, or width and height.
  public var text: String {
    switch self {
    case .phone: "phone"
    case .terminal: "terminal"
    default: "\(Self.text(width))x\(Self.text(height))"
    }
  }

  private static func text(_ side: Double) -> String {
    Int(exactly: side).map { "\($0)" } ?? "\(side)"
  }
}

extension LaunchScreen: LaunchValue {
  /// The kind of value that this type represents.
  public static var launchValueKind: LaunchValueKind {
    LaunchValueKind(
      placeholder: "phone|terminal|WIDTHxHEIGHT",
      noun: "phone, terminal or a size of at most 8000 points, such as 390x844", example: "phone")
  }

  /// Accepts `phone`, `terminal` and sizes.
  public init?(launchObject: LaunchObject) {
    guard let text = launchObject.text else { return nil }
    self.init(text: text)
  }

  /// The value to write on the command line.
  public var launchObject: LaunchObject? { .string(text) }
}
