import AppRuntime
import Foundation

/// Makes the app's only screen: a number, a button that adds one, and a button that sets the number
/// to zero two seconds later.
@MainActor
func makeCounterScreen(_ clock: AppClock) -> Widget {
  let screen = Widget("Counter", frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let number = Widget("0", frame: CGRect(x: 20, y: 20, width: 80, height: 20))
  let add = Widget("Add", frame: CGRect(x: 20, y: 60, width: 80, height: 40)) {
    number.text = "\((Int(number.text) ?? 0) + 1)"
  }
  let reset = Widget("Reset", frame: CGRect(x: 120, y: 60, width: 80, height: 40)) {
    clock.schedule(after: 2, named: "a reset") { number.text = "0" }
  }
  for part in [number, add, reset] { screen.add(part) }
  return screen
}
