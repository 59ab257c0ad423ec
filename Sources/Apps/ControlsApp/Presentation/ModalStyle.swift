import TerminalUIKit

/// A style in which a screen is presented over another.
enum ModalStyle: String, CaseIterable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, currentContext
  case overCurrentContext

  /// The name of the style for the user.
  var title: String {
    switch self {
    case .automatic: "Automatic"
    case .fullScreen: "Full screen"
    case .pageSheet: "Page sheet"
    case .formSheet: "Form sheet"
    case .overFullScreen: "Over full screen"
    case .currentContext: "Current context"
    case .overCurrentContext: "Over current context"
    }
  }

  var presentationStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .overFullScreen: .overFullScreen
    case .currentContext: .currentContext
    case .overCurrentContext: .overCurrentContext
    }
  }
}
