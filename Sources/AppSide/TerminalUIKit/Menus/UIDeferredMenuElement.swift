/// Elements of a menu that are made when it is shown (UIKit).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  final private(set) var elements: [UIMenuElement]?
  final private var waiting: [() -> Void] = []

  /// Makes elements once, when the menu is first shown; until they come, the menu says that it loads.
  ///
  /// - Parameter elementProvider: Gets a closure to call with the elements, at once or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Makes elements anew each time that the menu is shown.
  ///
  /// - Parameter elementProvider: Gets a closure to call with the elements, at once or later.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  private init(
    isCached: Bool,
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.isCached = isCached
    self.provider = provider
    super.init(title: "")
  }

  /// Asks for the elements, when a menu is about to be shown.
  func prepare(_ didLoad: @escaping () -> Void) {
    if isCached, elements != nil { return }
    elements = nil
    waiting.append(didLoad)
    guard waiting.count == 1 else { return }
    provider { [weak self] elements in
      guard let self, self.elements == nil else { return }
      self.elements = elements
      let waiting = self.waiting
      self.waiting = []
      for body in waiting { body() }
    }
  }
}
