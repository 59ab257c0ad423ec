import CellRendering
import Foundation

extension UIButton {
  /// The appearance and content of a button (UIKit).
  ///
  /// Colours that are `nil` follow the tint colour. Sizes are rounded up to whole cells.
  @preconcurrency @MainActor
  public struct Configuration {
    enum Style {
      case plain, gray, tinted, filled
    }

    /// The corner style of a button (UIKit).
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background configuration.
      case fixed = -1
      /// The default corner radius.
      case dynamic = 0
      /// A small corner radius.
      case small = 1
      /// The default corner radius.
      case medium = 2
      /// A large corner radius.
      case large = 3
      /// Semicircular ends.
      case capsule = 4
    }

    /// The size of a button (UIKit), which determines its insets.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A small button.
      case small = 1
      /// The smallest button.
      case mini = 2
      /// A large button.
      case large = 3
    }

    /// The alignment of title and subtitle (UIKit).
    public enum TitleAlignment: Int, Sendable {
      /// An alignment that follows from the placement of the image.
      case automatic = 0
      /// Leading alignment.
      case leading = 1
      /// Centred alignment.
      case center = 2
      /// Trailing alignment.
      case trailing = 3
    }

    let style: Style

    /// The title.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// The placement of the image relative to the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 0
    /// The alignment of title and subtitle.
    public var titleAlignment: TitleAlignment = .automatic
    /// The insets of the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: UIButton.padding, bottom: 0, trailing: UIButton.padding)
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The colour of title and image.
    public var baseForegroundColor: UIColor?
    /// The colour of the background.
    public var baseBackgroundColor: UIColor?
    /// The background configuration, whose colour, if set, applies in every state of the button.
    ///
    /// Its corner radius applies if `cornerStyle` is `.fixed` or `.dynamic`. Its image and custom
    /// view aren't shown.
    public var background = UIBackgroundConfiguration.button
    /// The corner style of the button.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button.
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

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration without a background.
    public static func borderless() -> Configuration { Configuration(style: .plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a grey background.
    public static func bordered() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a background in a light shade of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a background in a light shade of the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a white title on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration with a white title on the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

    private init(style: Style) { self.style = style }

    /// Returns the configuration for the current state of a button.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}
