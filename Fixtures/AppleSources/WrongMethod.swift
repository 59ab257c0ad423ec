import UIKit

/// A method whose name is misspelt, for RewriterToolTests.
class Screen: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(taped(_:)), for: .touchUpInside)
  }

  @IBAction func tapped(_ sender: UIButton) {}
}
