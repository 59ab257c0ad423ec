import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CollectionControllerViewTests {
  /// A controller that creates all its views, as apps with a toolbar below their collection do.
  private final class Composed: UICollectionViewController {
    let own = UIView()

    override func loadView() {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collectionView = collection
      own.addSubview(collection)
      view = own
    }
  }

  /// A controller that creates only its collection view.
  private final class Sparse: UICollectionViewController {
    override func loadView() {
      collectionView = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }

  @Test func `the collection view is a subview of the view and fills it`() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(controller.collectionView)
    #expect(controller.view !== collection && collection.superview === controller.view)
    let screen = TestScreen(controller, CGSize(width: 400, height: 160))
    #expect(collection.frame == screen.root.bounds)
    #expect(collection.dataSource === controller && collection.delegate === controller)
  }

  @Test func `a collection view set in loadView doesn't replace the view`() {
    let controller = Composed(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.view === controller.own)
    #expect(controller.collectionView.superview === controller.own)
    #expect(controller.collectionView.dataSource === controller)
  }

  @Test func `a view is made for a collection view that is set alone`() {
    let controller = Sparse(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.superview === controller.view)
  }

  @Test func `a new collection view takes the place of the old one`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = TestScreen(controller, CGSize(width: 400, height: 160))
    let (view, old) = (controller.view, controller.collectionView)
    let label = UILabel()
    controller.view.addSubview(label)
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    screen.settle()
    #expect(controller.view === view && old?.superview == nil)
    #expect(controller.view.subviews == [new, label] && new.frame == screen.root.bounds)
  }

  @Test func `a collection view as the view is the controller's`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.view = own
    #expect(controller.collectionView === own && own.delegate === controller)
  }
}
