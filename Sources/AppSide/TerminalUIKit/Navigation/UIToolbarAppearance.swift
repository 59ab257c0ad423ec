/// How a tool bar looks (UIKit).
@MainActor
open class UIToolbarAppearance: UIBarAppearance {}
