extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    storedGestureRecognizers.append(recognizer)
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    let router = recognizer.router
    recognizer.cancel()
    storedGestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    if let router { router.remove(recognizer) } else { recognizer.resetToPossible() }
  }

  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in storedGestureRecognizers where !recognizers.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for new in recognizers { addGestureRecognizer(new) }
  }
}
