/// Segues, which are registered in code because there are no storyboards.
extension UIViewController {
  /// Registers a segue, replacing one with the same identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier for `performSegue(withIdentifier:sender:)`.
  ///   - make: Creates the segue and its destination each time the segue is performed.
  public func registerSegue(
    withIdentifier identifier: String,
    _ make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    screenState.segues[identifier] = make
  }

  /// Registers a segue that shows its destination: pushes it in a navigation controller, or
  /// otherwise presents it.
  public func registerSegue(
    withIdentifier identifier: String,
    toShow makeDestination: @escaping @MainActor () -> UIViewController
  ) {
    registerSegue(withIdentifier: identifier) { source in
      UIStoryboardSegue(identifier: identifier, source: source, destination: makeDestination())
    }
  }

  /// Registers a segue that presents its destination.
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

  /// Performs a segue on a control's events, like a connection in a storyboard.
  ///
  /// The controller's `shouldPerformSegue(withIdentifier:sender:)` is called first.
  public func connectSegue(
    withIdentifier identifier: String, to control: UIControl,
    for controlEvents: UIControl.Event = .touchUpInside
  ) {
    control.addAction(
      UIAction { [weak self] action in
        self?.triggerSegue(withIdentifier: identifier, sender: action.sender)
      }, for: controlEvents)
  }

  /// Performs a segue when a bar button item is tapped, like a connection in a storyboard.
  ///
  /// The controller's `shouldPerformSegue(withIdentifier:sender:)` is called first.
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
