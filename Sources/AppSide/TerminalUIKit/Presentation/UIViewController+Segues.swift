/// Segues, registered in code where UIKit reads them from a storyboard.
extension UIViewController {
  /// Registers a way to another controller; a second one of the same name replaces the first.
  ///
  /// - Parameters:
  ///   - identifier: The name, as `performSegue(withIdentifier:sender:)` takes it.
  ///   - make: Makes the segue, with a new destination, each time it is performed.
  public func registerSegue(
    withIdentifier identifier: String,
    _ make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    screenState.segues[identifier] = make
  }

  /// Registers a way to another controller that is taken by showing it: pushed in a navigation
  /// controller, else presented.
  public func registerSegue(
    withIdentifier identifier: String,
    toShow makeDestination: @escaping @MainActor () -> UIViewController
  ) {
    registerSegue(withIdentifier: identifier) { source in
      UIStoryboardSegue(identifier: identifier, source: source, destination: makeDestination())
    }
  }

  /// Registers a way to another controller that is taken by presenting it.
  public func registerSegue(
    withIdentifier identifier: String,
    toPresent makeDestination: @escaping @MainActor () -> UIViewController
  ) {
    registerSegue(withIdentifier: identifier) { source in
      let destination = makeDestination()
      return UIStoryboardSegue(
        identifier: identifier, source: source, destination: destination
      ) {
        source.present(destination, animated: true, completion: nil)
      }
    }
  }

  /// Performs a segue whenever something happens to a control, as a storyboard's connection does:
  /// `shouldPerformSegue(withIdentifier:sender:)` is asked first.
  public func connectSegue(
    withIdentifier identifier: String, to control: UIControl,
    for controlEvents: UIControl.Event = .touchUpInside
  ) {
    control.addAction(
      UIAction { [weak self] action in
        self?.triggerSegue(withIdentifier: identifier, sender: action.sender)
      }, for: controlEvents)
  }

  /// Performs a segue whenever a bar button item is tapped, as a storyboard's connection does:
  /// `shouldPerformSegue(withIdentifier:sender:)` is asked first.
  public func connectSegue(withIdentifier identifier: String, to item: UIBarButtonItem) {
    item.setAction { [weak self] item in
      self?.triggerSegue(withIdentifier: identifier, sender: item)
    }
  }

  func triggerSegue(withIdentifier identifier: String, sender: Any?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    performSegue(withIdentifier: identifier, sender: sender)
  }

  func startSegue(_ identifier: String, sender: Any?) {
    guard let make = screenState.segues[identifier] else {
      let known = screenState.segues.keys.sorted()
      return ControllerMisuse.missingSegue(identifier, self, known: known).report()
    }
    let segue = make(self)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
