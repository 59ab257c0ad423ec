import TerminalUIKit

/// Requests for permission, which the system asks the user.
final class AuthorizationViewController: CapabilityViewController {
  init() { super.init("Each asks the user once; the system shows the question.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Notify") { [weak self] in self?.ask(.notifications) }
    addButton("Locate") { [weak self] in
      self?.ask(.location, "It shows which city you are in.")
    }
    addButton("Scan") { [weak self] in self?.ask(.camera, "It reads codes.") }
    addButton("Status") { [weak self] in
      let status = UIApplication.shared.authorizationStatus(for: .camera)
      self?.saw("camera \(status)")
    }
  }

  private func ask(_ resource: ProtectedResource, _ purpose: String? = nil) {
    saw("asking for \(resource)")
    UIApplication.shared.requestAuthorization(for: resource, purpose: purpose) {
      [weak self] isAllowed in
      self?.saw("\(resource) \(isAllowed ? "allowed" : "denied")")
    }
  }
}
