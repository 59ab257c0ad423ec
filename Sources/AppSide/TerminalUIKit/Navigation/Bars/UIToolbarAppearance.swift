/// How a tool bar looks (UIKit).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
