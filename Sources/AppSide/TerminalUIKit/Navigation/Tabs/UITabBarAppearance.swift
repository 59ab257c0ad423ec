/// An object for customising the appearance of a tab bar (UIKit).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
