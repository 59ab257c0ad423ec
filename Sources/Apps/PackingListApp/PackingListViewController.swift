import UIKit

class PackingListViewController: UIViewController {
  let list: PackingList

  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var addButton: UIButton!
  @IBOutlet private var labels: [UILabel]!
  private weak var countLabel: UILabel!
  private weak var hintLabel: UILabel!
  private weak var dateLabel: UILabel!
  private var timer: Timer?
  private var ticks = 0

  init(list: PackingList) {
    self.list = list
    super.init(nibName: nil, bundle: nil)
    title = "Packing List"
    list.delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clear))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(Self.save(_:)))
    addViews()

    // A tap anywhere else ends editing.
    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)

    NotificationCenter.default.addObserver(
      self, selector: #selector(editingBegan), name: UITextField.textDidBeginEditingNotification,
      object: nameField)
    timer = Timer.scheduledTimer(
      timeInterval: 0.02, target: self, selector: #selector(tick(_:)), userInfo: nil,
      repeats: true)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: .command, action: #selector(clear))]
  }

  // MARK: Actions

  @IBAction func addItem(_ sender: UIButton, forEvent event: UIEvent) {
    guard let name = nameField.text, !name.isEmpty else { return }
    list.add(name)
    nameField.text = ""
    nameChanged(nameField)
  }

  @objc private func nameChanged(_ field: UITextField) {
    addButton.isEnabled = field.text?.isEmpty == false
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: #selector(showHint), object: nil)
    perform(#selector(showHint), with: nil, afterDelay: 0.5)
  }

  @objc private func showHint() {
    guard let name = nameField.text, !name.isEmpty else { return }
    hintLabel.text = "Add “\(name)”?"
  }

  @objc func clear() { list.removeAll() }

  @objc func save(_ sender: UIBarButtonItem) {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    sender.title = "Saved"
  }

  @objc func headerTapped(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    countLabel.text = "\(list.items.count) things"
  }

  @objc private func editingBegan(_ notification: Notification) { hintLabel.text = "Type a name" }

  @objc private func tick(_ timer: Timer) {
    ticks += 1
    guard ticks == 3 else { return }
    timer.invalidate()
    dateLabel.text = "Ready after \(ticks) ticks"
  }
}

// MARK: - PackingListDelegate

extension PackingListViewController: PackingListDelegate {
  func packingListDidChange(_ list: PackingList) {
    countLabel.text = "\(list.packedCount) of \(list.items.count) packed"
  }
}

// MARK: - PackingActions

@objc protocol PackingActions {
  func packAll(_ sender: Any)
}

extension PackingListViewController: PackingActions {
  @objc func packAll(_ sender: Any) { list.items.forEach(list.pack) }
}

// MARK: - Views

extension PackingListViewController {
  fileprivate func addViews() {
    let count = label("count")
    count.text = "Nothing to pack"
    count.isUserInteractionEnabled = true
    count.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(headerTapped)))
    countLabel = count
    let hint = label("hint")
    hintLabel = hint
    let date = label("date")
    dateLabel = date
    labels = [count, hint, date]

    let field = UITextField()
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    field.addTarget(self, action: #selector(self.nameChanged), for: .editingChanged)
    nameField = field

    let add = UIButton(type: .system)
    add.setTitle("Add", for: .normal)
    add.isEnabled = false
    add.addTarget(
      self, action: #selector(PackingListViewController.addItem(_:forEvent:)),
      for: .touchUpInside)
    addButton = add

    // The responder chain leads to the controller.
    let pack = UIButton(type: .system)
    pack.setTitle("Pack All", for: .normal)
    pack.addTarget(nil, action: #selector(PackingActions.packAll(_:)), for: .touchUpInside)

    let stack = UIStackView(arrangedSubviews: [count, field, add, pack, hint, date])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func label(_ identifier: String) -> UILabel {
    let label = UILabel()
    label.text = " "
    label.accessibilityIdentifier = identifier
    return label
  }
}
