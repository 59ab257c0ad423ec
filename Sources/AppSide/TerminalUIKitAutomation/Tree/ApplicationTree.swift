import AppRuntime
import AutomationAgent
import AutomationProtocol
import Foundation
import LaunchDomain
import TerminalUIKit

/// An application of the toolkit as the agent sees it.
@MainActor
package final class ApplicationTree: ElementTree {
  private let uiApplication: UIApplication

  /// Makes the tree of an application.
  package init(_ application: UIApplication) { uiApplication = application }

  package var application: any AutomationElement { uiApplication }

  package var version: UInt64 { uiApplication.treeVersion }

  package var screenSize: CGSize { UIScreen.main.bounds.size }

  package var focusedElement: (any AutomationElement)? { uiApplication.firstResponder }

  package var launchAudit: LaunchAudit? {
    (uiApplication.delegate as? any LaunchOptionsProviding)?.launchOptions.audit()
  }

  package func element(at point: CGPoint) -> (any AutomationElement)? {
    uiApplication.hitTest(point)
  }

  package func deliver(_ event: InputEvent) {
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

  package func capture(
    _ format: CaptureCall.Format, of element: (any AutomationElement)?
  ) throws -> Capture {
    let picture = ScreenPicture(uiApplication.picture().list, of: element?.automationVisibleFrame)
    return Capture(data: picture.data(format), size: picture.size)
  }

  package func terminate() { uiApplication.terminate() }

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
