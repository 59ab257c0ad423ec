import Foundation
import TerminalUIKit

/// A grid with multiple selection.
final class CollectionViewController: CapabilityViewController {
  private let collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 96, height: 48)
    layout.minimumInteritemSpacing = 16
    layout.minimumLineSpacing = 16
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 16, right: 16)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  private static let count = 60

  init() { super.init("Tap the items.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = true
    collectionView.accessibilityIdentifier = "items"
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "item")
    fill(with: collectionView)
  }

  private func sawSelection() {
    let chosen = (collectionView.indexPathsForSelectedItems ?? []).map { $0.item + 1 }.sorted()
    saw("selected \(chosen.map(String.init).joined(separator: " "))")
  }
}

extension CollectionViewController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    Self.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    (cell as? NumberCell)?.number = indexPath.item + 1
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    sawSelection()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    sawSelection()
  }
}
