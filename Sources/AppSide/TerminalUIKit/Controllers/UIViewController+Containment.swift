extension UIViewController {
  func adopt(_ child: UIViewController) {
    // A controller inside itself would have no end.
    guard child !== self, child.storedParent !== self, !isInside(child) else { return }
    if child.storedParent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
    TreeChange.note()
  }

  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    TreeChange.note()
  }

  private func isInside(_ controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let current = next {
      if current === controller { return true }
      next = current.storedParent
    }
    return false
  }
}
