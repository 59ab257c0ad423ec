/// How a bar of tabs looks (UIKit).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
