import Foundation

/// A rectangle that constraints can speak of, without a view (UIKit).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// Where the edges of a guide of the system lie, inside its view.
  enum Kind {
    case plain
    case safeArea
    case margins
    case readableContent
    /// What the keyboard covers.
    case keyboard
    /// The content of a scroll view, from its origin.
    case scrollContent
    /// What is to be seen of the content of a scroll view.
    case scrollFrame
  }

  let kind: Kind
  final private var storedItem: ConstraintItem?
  final private weak var storedOwner: UIView?

  /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    kind = .plain
    super.init()
  }

  init(_ kind: Kind, of view: UIView, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    super.init()
    storedOwner = view
  }

  /// A name to find the guide by in reports.
  open var identifier = ""

  /// The view that the guide lies in.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner, kind == .plain else { return }
      storedOwner?.forget(self)
      storedOwner = newValue
      newValue?.adopt(self)
    }
  }

  /// The rectangle in the coordinates of the owning view, in points, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = storedOwner else { return .zero }
    switch kind {
    case .safeArea: return view.storedBounds.inset(by: view.safeAreaInsets)
    case .margins: return view.storedBounds.inset(by: view.layoutMargins)
    case .scrollFrame: return view.storedBounds
    case .keyboard:
      let bounds = view.storedBounds
      let height = view.safeAreaInsets.bottom
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    case .plain, .readableContent, .scrollContent:
      return view.rootView.autoLayoutEngine?.frame(of: item, in: view) ?? .zero
    }
  }

  /// What layout knows of the guide.
  var item: ConstraintItem {
    if let storedItem { return storedItem }
    let item = ConstraintItem(guide: self)
    storedItem = item
    return item
  }
}
