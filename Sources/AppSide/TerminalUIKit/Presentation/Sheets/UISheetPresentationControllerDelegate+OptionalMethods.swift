// This file is written by '.ci/optional-methods --write'; do not edit it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Optional forms of the protocol's methods, for UIKit's optional calls such as
/// `delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)`.
///
/// Optional protocol methods need the Objective-C runtime. Each property here has the name of a
/// method, and calls it. Behind `?.` a property of the class that has the same name would lose against
/// it, so it is disfavoured.
extension UISheetPresentationControllerDelegate {
  @_disfavoredOverload
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    ((UISheetPresentationController) -> Void)?
  {
    { self.sheetPresentationControllerDidChangeSelectedDetentIdentifier($0) }
  }
}
