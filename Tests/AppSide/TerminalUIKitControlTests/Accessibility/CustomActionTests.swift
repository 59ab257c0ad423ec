import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct CustomActionTests {
  private final class Letter: UIView {
    var archived = 0

    func archive() -> Bool {
      archived += 1
      return archived == 1
    }
  }

  @Test func `an action passes itself to its closure and returns the result`() throws {
    let view = UIView()
    #expect(view.accessibilityCustomActions == nil)
    var names: [String] = []
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { action in
        names.append(action.name)
        return names.count == 1
      },
      UIAccessibilityCustomAction(
        name: "Flag", image: UIImage(systemName: "star.fill"), actionHandler: nil),
    ]
    let actions = try #require(view.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Archive", "Flag"])
    #expect(actions[0].actionHandler?(actions[0]) == true)
    #expect(actions[0].actionHandler?(actions[0]) == false)
    #expect(names == ["Archive", "Archive"])
    #expect(actions[1].image?.isSymbolImage == true && actions[1].actionHandler == nil)
  }

  @Test func `an action calls a method while its target is alive`() {
    var letter: Letter? = Letter()
    let action = UIAccessibilityCustomAction(
      name: "Archive", target: letter ?? Letter(), action: Letter.archive)
    #expect(action.target === letter)
    #expect(action.actionHandler?(action) == true)
    #expect(action.actionHandler?(action) == false && letter?.archived == 2)
    letter = nil
    #expect(action.actionHandler?(action) == false)
  }
}
