import AutomationProtocol
import Foundation
import TerminalUIKit
import Testing

@testable import AutomationAgent
@testable import TerminalUIKitAutomation

@MainActor
@Suite(.serialized) struct `What a screen reader says` {
  private let tree = ApplicationTree(UIApplication.shared)

  private func heard(_ view: UIView) -> String { Utterance(of: view, in: tree).text }

  @Test func `about a button is its label, state and hint`() {
    let button = UIButton(type: .system)
    button.setTitle("Log in", for: .normal)
    #expect(heard(button) == "Log in, Button")
    button.accessibilityHint = "Opens the account"
    #expect(heard(button) == "Log in, Button, Opens the account")
    button.isEnabled = false
    #expect(heard(button) == "Log in, Dimmed, Button, Opens the account")
    button.isEnabled = true
    button.isSelected = true
    #expect(heard(button) == "Selected, Log in, Button, Opens the account")
  }

  @Test func `about custom actions is that they are available`() {
    let label = UILabel()
    label.text = "Letter"
    label.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive", actionHandler: { _ in true })
    ]
    #expect(heard(label) == "Letter, Actions available")
  }

  @Test func `about a container view is its kind`() {
    let view = UIView()
    view.accessibilityLabel = "Chart"
    #expect(heard(view) == "Chart")
    for (kind, word) in [
      (UIAccessibilityContainerType.semanticGroup, "Group"), (.list, "List"),
      (.landmark, "Landmark"), (.dataTable, "Table"),
    ] {
      view.accessibilityContainerType = kind
      #expect(heard(view) == "Chart, \(word)")
    }
  }

  @Test func `about a heading includes its kind, about text it does not`() {
    let label = UILabel()
    label.text = "Settings"
    #expect(heard(label) == "Settings")
    label.accessibilityTraits = .header
    #expect(heard(label) == "Settings, Heading")
  }

  @Test func `about a switch is whether it is on`() {
    let view = UISwitch()
    view.accessibilityLabel = "Wi-Fi"
    #expect(heard(view) == "Wi-Fi, Off, Switch Button, Double tap to toggle setting")
    view.isOn = true
    #expect(heard(view) == "Wi-Fi, On, Switch Button, Double tap to toggle setting")
  }

  @Test func `about a slider is its value and how to change it`() {
    let slider = UISlider()
    slider.accessibilityLabel = "Volume"
    slider.value = 0.5
    #expect(
      heard(slider)
        == "Volume, 50%, Adjustable, Swipe up or down with one finger to adjust the value")
  }

  @Test func `about a field is its text or its placeholder`() {
    let field = UITextField()
    field.placeholder = "Name"
    #expect(heard(field) == "Name, Text Field, Double tap to edit")
    field.text = "Ann"
    #expect(heard(field) == "Ann, Text Field, Double tap to edit")
  }

  @Test func `about a secure field is only the length of its text`() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.accessibilityLabel = "Password"
    field.text = "1234"
    #expect(
      heard(field) == "Password, 4 characters, Secure Text Field, Double tap to edit")
  }

  @Test func `about an empty secure field is its placeholder`() {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.placeholder = "PIN"
    #expect(heard(field) == "PIN, Secure Text Field, Double tap to edit")
    field.placeholder = "••••"
    #expect(heard(field) == "••••, Secure Text Field, Double tap to edit")
    field.text = "1234"
    #expect(heard(field) == "4 characters, Secure Text Field, Double tap to edit")
  }
}
