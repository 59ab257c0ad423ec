/// A placeholder for menu elements that are created when the menu is shown (UIKit).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  final private(set) var elements: [UIMenuElement]?
  final private var waiting: [() -> Void] = []

  /// Creates an element whose provider is called once, when the menu is first shown.
  ///
  /// Until the elements arrive, the menu shows that it is loading.
  ///
  /// - Parameter elementProvider: Receives a closure to call with the elements, either immediately
  ///   or later.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  /// Creates an element whose provider is called each time the menu is shown.
  ///
  /// - Parameter elementProvider: Receives a closure to call with the elements, either immediately
  ///   or later.
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

  /// Requests the elements for a menu that is about to appear.
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
