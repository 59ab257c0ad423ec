/// An object for customising the appearance of a toolbar (UIKit).
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
