import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit

/// An application of the toolkit as the agent sees it.
@MainActor
final class ApplicationTree: ElementTree {
  let uiApplication: UIApplication
  /// The size of the screen while the device is upright; nil before it was turned.
  var uprightSize: CGSize?

  init(_ application: UIApplication) { uiApplication = application }

  var application: any AutomationElement { uiApplication }

  var version: UInt64 { uiApplication.treeVersion }

  var screenSize: CGSize { UIScreen.main.bounds.size }

  var focusedElement: (any AutomationElement)? { uiApplication.firstResponder }

  var launchAudit: LaunchAudit? {
    (uiApplication.delegate as? any LaunchOptionsProviding)?.launchOptions.audit()
  }

  func element(at point: CGPoint) -> (any AutomationElement)? { uiApplication.hitTest(point) }

  func deliver(_ event: InputEvent) {
    switch event {
    case .touches(let touches, let phase):
      uiApplication.synthesizeTouches(
        touches.map { touch in
          SynthesizedTouch(
            finger: touch.finger, UITouch.Phase(phase), at: touch.location,
            tapCount: touch.tapCount)
        })
    case .text(let text): type(text)
    case .key(let key, let modifiers):
      uiApplication.synthesizeKey(KeyStroke(named: key, modifiers))
    }
  }

  func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    let picture = ScreenPicture(uiApplication.picture().list, of: element?.automationVisibleFrame)
    return Capture(data: picture.data(format), size: picture.size)
  }

  func terminate() { uiApplication.terminate() }

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    (element as? UIResponder)?.elementAccessibility
  }

  func drawnText() -> [DrawnText]? { CellBuffer(uiApplication.picture().list).drawnText }

  /// A mouse points at cells: three of them side by side.
  var smallestHitRegion: CGSize {
    CGSize(width: 3 * CellMetrics.width, height: CellMetrics.height)
  }

  var horizontalSizeClass: Int { UIScreen.main.traitCollection.horizontalSizeClass.rawValue }

  var verticalSizeClass: Int { UIScreen.main.traitCollection.verticalSizeClass.rawValue }

  /// Line feeds are the Return key, which a text field does not take as text.
  private func type(_ text: String) {
    for character in text {
      if let key = KeyStroke.Key(control: character) {
        uiApplication.synthesizeKey(KeyStroke(key))
      } else {
        uiApplication.synthesizeKey(KeyStroke(.character(character)))
      }
      uiApplication.loop.settle()
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: InputEvent.TouchPhase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    }
  }
}
