import UIKit

protocol StaffListViewControllerDelegate: AnyObject {
  func staffListViewController(
    _ staffListViewController: StaffListViewController, didSelect name: String)
}

/// A list that reports the selected item.
final class StaffListViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  weak var delegate: StaffListViewControllerDelegate?
  let names = ["Ada", "Björn", "Chen"]
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "collection_view"
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "name")
    collectionView.frame = view.bounds
    view.addSubview(collectionView)
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = names[indexPath.item]
    cell.contentConfiguration = content
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.staffListViewController(self, didSelect: names[indexPath.item])
  }
}

final class StaffDetailsViewController: UIViewController {
  let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A controller that holds the navigation controller, which a test may provide.
final class StaffRootViewController: UIViewController {
  private let childNavigationController: UINavigationController

  init(childNavigationController: UINavigationController = UINavigationController()) {
    self.childNavigationController = childNavigationController
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = StaffListViewController()
    list.delegate = self
    childNavigationController.viewControllers = [list]
    addChild(childNavigationController)
    view.addSubview(childNavigationController.view)
    childNavigationController.view.frame = view.bounds
    childNavigationController.didMove(toParent: self)
  }
}

extension StaffRootViewController: StaffListViewControllerDelegate {
  func staffListViewController(
    _ staffListViewController: StaffListViewController, didSelect name: String
  ) {
    childNavigationController.pushViewController(
      StaffDetailsViewController(name: name), animated: true)
  }
}
