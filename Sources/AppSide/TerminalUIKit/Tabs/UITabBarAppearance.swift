/// How a bar of tabs looks (UIKit).
@MainActor
open class UITabBarAppearance: UIBarAppearance {}
