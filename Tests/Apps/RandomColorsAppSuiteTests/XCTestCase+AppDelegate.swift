import UIKit
import XCTest

@testable import RandomColorsApp

extension XCTestCase {
  /// The delegate of the app that hosts the tests.
  var appDelegate: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
}
