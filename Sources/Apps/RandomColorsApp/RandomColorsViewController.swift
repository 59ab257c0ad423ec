import Foundation
import TerminalUIKit

/// A list of colours that grows by one with each tap.
final class RandomColorsViewController: UIViewController {
  private(set) var colors: [RandomColor] = []

  private var generator: ColorGenerator
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel()

  init(seed: Int = 0) {
    generator = ColorGenerator(seed: seed)
    super.init(nibName: nil, bundle: nil)
    title = "Random Colors"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        primaryAction: UIAction(title: "Generate") { [weak self] _ in self?.generate() }),
      UIBarButtonItem(primaryAction: UIAction(title: "Clear") { [weak self] _ in self?.clear() }),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.allowsSelection = false
    tableView.accessibilityIdentifier = "colors"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "color")
    view.addSubview(tableView)

    emptyLabel.text = "No colors yet: tap Generate"
    emptyLabel.accessibilityIdentifier = "empty"
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.frame = view.bounds
    emptyLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(emptyLabel)
    showState()
  }

  private func generate() {
    colors.append(generator.next())
    let last = IndexPath(row: colors.count - 1, section: 0)
    tableView.insertRows(at: [last], with: .automatic)
    tableView.scrollToRow(at: last, at: .none, animated: false)
    showState()
  }

  private func clear() {
    colors = []
    tableView.reloadData()
    showState()
  }

  private func showState() {
    emptyLabel.isHidden = !colors.isEmpty
    navigationItem.rightBarButtonItems?.last?.isEnabled = !colors.isEmpty
  }
}

extension RandomColorsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    colors.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "color", for: indexPath)
    let color = colors[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = color.name
    content.textProperties.color = color.textColor
    cell.contentConfiguration = content
    cell.backgroundColor = color.uiColor
    return cell
  }
}
