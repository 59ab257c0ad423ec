import CellRendering
import Foundation

extension UIButton {
  /// What a button looks like and shows (UIKit).
  ///
  /// Colours left nil follow the tint; sizes are rounded up to whole cells.
  @preconcurrency @MainActor
  public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled
    }

    /// How round the corners are (UIKit).
    public enum CornerStyle: Int, Sendable {
      /// As the background says: the usual corners.
      case fixed = -1
      /// The usual corners.
      case dynamic = 0
      /// Less round.
      case small = 1
      /// The usual corners.
      case medium = 2
      /// Rounder.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How big a button is (UIKit): how much room there is beside its title.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// Bigger.
      case large = 3
    }

    /// How title and subtitle stand to each other (UIKit).
    public enum TitleAlignment: Int, Sendable {
      /// As it suits the place of the picture.
      case automatic = 0
      /// Both begin at the same place.
      case leading = 1
      /// Both have the same middle.
      case center = 2
      /// Both end at the same place.
      case trailing = 3
    }

    let style: Style

    /// The title.
    public var title: String?
    /// A second, less important line.
    public var subtitle: String?
    /// A picture beside the title.
    public var image: UIImage?
    /// On which side of the title the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The room between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// The room between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// How title and subtitle stand to each other.
    public var titleAlignment: TitleAlignment = .automatic
    /// The room around all of it, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: UIButton.padding, bottom: 0, trailing: UIButton.padding)
    /// Whether a turning wheel is shown in place of the picture.
    public var showsActivityIndicator = false
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// What is behind them; a colour that is set here stays in every state of the button.
    ///
    /// Corners are of its radius while `cornerStyle` is `.fixed` or `.dynamic`; pictures and views in it
    /// are not shown.
    public var background = UIBackgroundConfiguration.button
    /// How round the corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How much room there is beside the title.
    public var buttonSize: Size = .medium {
      didSet {
        let cells: CGFloat =
          switch buttonSize {
          case .mini: 0
          case .small: 1
          case .medium: 2
          case .large: 3
          }
        contentInsets.leading = cells * CellMetrics.width
        contentInsets.trailing = cells * CellMetrics.width
      }
    }

    /// A title without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A title without a background.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// A title on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A title on grey.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// A title on a light shade of the tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A title on a light shade of the tint.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A white title on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A white title on the tint.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }

    /// The configuration as it is for a button in its present state.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
