import Foundation

/// A rectangle that constraints can refer to, without a view (UIKit).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The kind of a guide, which determines its edges if it is a system guide.
  enum Kind {
    case plain
    case safeArea
    case margins
    case readableContent
    /// The area that the keyboard covers.
    case keyboard
    /// The content of a scroll view, including its offscreen parts.
    case scrollContent
    /// The visible area of a scroll view.
    case scrollFrame
  }

  let kind: Kind
  final private var storedItem: ConstraintItem?
  final private weak var storedOwner: UIView?

  /// Creates a guide that can be added to a view with `addLayoutGuide(_:)`.
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

  /// A name that identifies the guide in reports.
  open var identifier = ""

  /// The view that owns the guide.
  open weak var owningView: UIView? {
    get { storedOwner }
    set {
      guard newValue !== storedOwner, kind == .plain else { return }
      storedOwner?.didRemove(self)
      storedOwner = newValue
      newValue?.adopt(self)
    }
  }

  /// The frame of the guide in the owning view's coordinates, in points, as of the last layout.
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

  /// The layout state of the guide.
  var item: ConstraintItem {
    if let storedItem { return storedItem }
    let item = ConstraintItem(guide: self)
    storedItem = item
    return item
  }
}
