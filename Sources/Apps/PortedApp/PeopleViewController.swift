import UIKit
import os

/// The app's only screen: the number of its launches, and a search in a list of people.
final class PeopleViewController: UIViewController {
  /// A person of the list.
  private final class Person: NSObject {
    let name: String
    let born: Int

    init(_ name: String, born: Int) {
      self.name = name
      self.born = born
    }
  }

  private let people = [
    Person("Ada", born: 1815), Person("Grace", born: 1906), Person("Alan", born: 1912),
  ]
  private let logger = Logger(subsystem: "com.example.ported", category: "people")
  private let field = UITextField(frame: CGRect(x: 8, y: 80, width: 240, height: 16))
  private let result = UILabel(frame: CGRect(x: 8, y: 96, width: 320, height: 16))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    show("Launch \(countLaunch())", as: "launches", y: 16)
    show("Visit \(countVisit())", as: "visits", y: 32)
    show(NSHomeDirectory(), as: "home", y: 48)
    show(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod ?? "", as: "method", y: 64)
    let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
    show("\(Bundle.main.bundleIdentifier ?? "") \(version ?? "")", as: "bundle", y: 112)
    field.placeholder = "Search"
    field.addAction(UIAction { [weak self] _ in self?.search() }, for: .editingChanged)
    result.accessibilityIdentifier = "result"
    view.addSubview(field)
    view.addSubview(result)
    let name = people[0].name
    logger.error("First is \(name), born \(self.people[0].born), \(name, privacy: .public)")
  }

  private func show(_ text: String, as identifier: String, y: CGFloat) {
    let label = UILabel(frame: CGRect(x: 8, y: y, width: 376, height: 16))
    label.text = text
    label.accessibilityIdentifier = identifier
    view.addSubview(label)
  }

  private func search() {
    let predicate = NSPredicate(
      format: "name CONTAINS[c] %@ AND born > %d", field.text ?? "", 1900)
    let found = (people as NSArray).filtered(using: predicate).compactMap { ($0 as? Person)?.name }
    result.text = found.joined(separator: ", ")
  }

  /// Counts a launch in the user defaults.
  private func countLaunch() -> Int {
    let count = UserDefaults.standard.integer(forKey: "launches") + 1
    UserDefaults.standard.set(count, forKey: "launches")
    return count
  }

  /// Counts a launch in a file.
  private func countVisit() -> Int {
    let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
    let file = folder.appendingPathComponent("visits.txt")
    let count = ((try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0) + 1
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data("\(count)".utf8).write(to: file)
    return count
  }
}
