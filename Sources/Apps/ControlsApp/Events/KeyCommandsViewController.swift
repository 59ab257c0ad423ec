import Foundation
import TerminalUIKit

/// Key commands that work without a text field.
final class KeyCommandsViewController: CapabilityViewController {
  init() { super.init("Press Command-N, Command-Shift-N, an arrow key or Escape.") }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      command("New", "n", .command), command("New Window", "n", [.command, .shift]),
      command("Up", UIKeyCommand.inputUpArrow), command("Down", UIKeyCommand.inputDownArrow),
      command("Escape", UIKeyCommand.inputEscape),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func command(
    _ title: String, _ input: String, _ modifierFlags: UIKeyModifierFlags = []
  ) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: KeyCommandsViewController.perform, input: input,
      modifierFlags: modifierFlags)
  }

  private func perform(_ command: UIKeyCommand) { saw("key \(command.title)") }
}
