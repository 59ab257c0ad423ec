import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct SegueTests {
  final class Screen: RecordingController {
    var mayGo = true
    var prepared: [(identifier: String?, sender: Any?)] = []
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      note("asked")
      return mayGo
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      segue.destination.title = "prepared"
      prepared.append((segue.identifier, sender))
    }
  }

  private func scene() -> (ControllerScene, Screen) {
    let screen = Screen("A")
    let scene = ControllerScene(UINavigationController(rootViewController: screen))
    screen.journal = scene.journal
    return (scene, screen)
  }

  @Test func `a segue prepares and shows its destination without asking`() {
    let (scene, screen) = scene()
    screen.registerSegue(withIdentifier: "Details", toShow: { RecordingController("B") })
    screen.performSegue(withIdentifier: "Details", sender: screen)
    let top = screen.navigationController?.topViewController
    #expect((top as? RecordingController)?.name == "B")
    #expect(top?.title == "prepared")
    #expect(screen.prepared.first?.identifier == "Details")
    #expect(screen.prepared.first?.sender as AnyObject === screen)
    #expect(scene.events() == "")
    scene.wait(1)
  }

  @Test func `a segue can present or run a custom handler`() {
    let (scene, screen) = scene()
    screen.registerSegue(withIdentifier: "Modal", toPresent: { RecordingController("B") })
    screen.performSegue(withIdentifier: "Modal", sender: nil)
    #expect(screen.presentedViewController is RecordingController)
    scene.wait(1)
    screen.dismiss(animated: false)
    screen.registerSegue(withIdentifier: "Own") { source in
      let destination = RecordingController("C")
      return UIStoryboardSegue(identifier: "Own", source: source, destination: destination) {
        source.present(destination, animated: false)
      }
    }
    screen.performSegue(withIdentifier: "Own", sender: nil)
    #expect((screen.presentedViewController as? RecordingController)?.name == "C")
    #expect(screen.presentedViewController?.title == "prepared")
  }

  @Test func `a segue subclass performs itself`() {
    final class Replacing: UIStoryboardSegue {
      override func perform() {
        source.navigationController?.viewControllers = [destination]
      }
    }
    let (scene, screen) = scene()
    let navigation = scene.root as? UINavigationController
    screen.registerSegue(withIdentifier: "Replace") { source in
      Replacing(identifier: "Replace", source: source, destination: RecordingController("B"))
    }
    screen.performSegue(withIdentifier: "Replace", sender: nil)
    #expect((navigation?.viewControllers.first as? RecordingController)?.name == "B")
  }

  @Test func `controls and bar items ask before they perform a segue`() {
    let (scene, screen) = scene()
    let button = UIButton(frame: rect(0, 32, 80, 16))
    screen.view.addSubview(button)
    let item = UIBarButtonItem(title: "Go")
    screen.navigationItem.rightBarButtonItem = item
    screen.registerSegue(withIdentifier: "Details", toShow: { RecordingController("B") })
    screen.connectSegue(withIdentifier: "Details", to: button)
    screen.connectSegue(withIdentifier: "Details", to: item)
    screen.mayGo = false
    scene.tap(button)
    scene.tap(.button, "Go")
    #expect(screen.prepared.isEmpty)
    screen.mayGo = true
    _ = scene.events()
    scene.tap(button)
    #expect(screen.prepared.first?.sender as AnyObject === button)
    #expect(scene.events().hasPrefix("A asked"))
    scene.wait(1)
    screen.navigationController?.popViewController(animated: false)
    scene.turn()
    scene.tap(.button, "Go")
    #expect(screen.prepared.last?.sender as AnyObject === item)
    #expect(screen.navigationController?.viewControllers.count == 2)
  }

  @Test func `an unregistered segue is reported with the registered ones`() {
    let screen = RecordingController("A")
    screen.registerSegue(withIdentifier: "Details", toShow: { RecordingController("B") })
    let lines = warnings { screen.performSegue(withIdentifier: "Detials", sender: nil) }
    #expect(
      lines.map(withoutAddresses) == [
        "Error: Receiver (<RecordingController: 0x…>) has no segue with identifier 'Detials'; "
          + "registered are 'Details' (UIKit throws an exception here; the call was ignored.)"
      ])
  }
}
