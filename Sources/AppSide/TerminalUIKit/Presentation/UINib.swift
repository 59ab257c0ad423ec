import Foundation

/// An archive of Interface Builder (UIKit), which Linux can't read.
///
/// It can be registered with a table or a collection, whose cells then come from the class with the
/// name of the nib, as `PersonCell` for `PersonCell.xib`. Their outlets aren't connected.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Creates a nib.
  ///
  /// - Parameters:
  ///   - name: The name of the archive without `.xib`.
  ///   - bundleOrNil: Ignored.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns no objects, with a line on standard error.
  ///
  /// - Parameters:
  ///   - ownerOrNil: Ignored.
  ///   - optionsOrNil: Ignored.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    ControllerMisuse.nib(name).report()
    return []
  }

  /// The class with the nib's name in the module of the app; reported if there isn't one.
  var cellClass: AnyClass? {
    let delegate = UIApplication.shared.currentDelegate
    let module = delegate.flatMap { _typeName(type(of: $0)).split(separator: ".").first } ?? ""
    guard let found = NSClassFromString("\(module).\(name)") else {
      ControllerMisuse.nib(name).report()
      return nil
    }
    return found
  }
}

extension UITableView {
  /// Registers the class with a nib's name for cells.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCells(nib?.cellClass, identifier)
  }

  /// Registers the class with a nib's name for headers and footers.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeadings(nib?.cellClass, identifier)
  }
}

extension UICollectionView {
  /// Registers the class with a nib's name for cells.
  @_disfavoredOverload
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    let type = nib?.cellClass as? UICollectionViewCell.Type
    register(type, forCellWithReuseIdentifier: identifier)
  }
}
