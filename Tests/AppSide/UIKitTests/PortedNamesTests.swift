import Testing
import UIKit

/// What apps for iOS write, as it stands there.
@MainActor
@Suite struct PortedNamesTests {
  /// Colours in a bar, by way of properties that optional methods of delegates share names with.
  final class BarScreen: UIViewController, UINavigationControllerDelegate {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let bar = navigationController?.navigationBar else { return }
      bar.tintColor = .red
      bar.barStyle = .black
      guard let tabs = tabBarController?.tabBar else { return }
      tabs.tintColor = .green
    }
  }

  @Test func `a bar behind an optional chain is a bar`() {
    let screen = BarScreen()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.delegate = screen
    screen.viewWillAppear(false)
    #expect(navigation.navigationBar.tintColor == .red)
    #expect(navigation.navigationBar.barStyle == .black)
    #expect(tabs.tabBar.tintColor == .green)
    navigation.delegate?.navigationController?(navigation, willShow: screen, animated: false)
  }

  @Test func `a colour literal is a colour`() {
    let red = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let view = UIView()
    view.backgroundColor = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
    var green: CGFloat = 0
    view.backgroundColor?.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(green == 0.5)
  }

  @Test func `animations and vibrations that a terminal lacks compile`() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    #expect(animation.calculationMode.rawValue == "paced")
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    let selection = UISelectionFeedbackGenerator()
    selection.prepare()
    selection.selectionChanged()
  }

  /// Xcode's template of a cell.
  final class TemplateCell: UITableViewCell {
    override func awakeFromNib() {
      super.awakeFromNib()
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
    }
  }

  @Test func `a cell of Xcode's template is a cell`() {
    let table = UITableView()
    table.register(TemplateCell.self, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") is TemplateCell)
  }

  @Test func `a nib can be registered, and makes nothing`() {
    let nib = UINib(nibName: "NoSuchCell", bundle: nil)
    let table = UITableView()
    table.register(nib, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    #expect(nib.instantiate(withOwner: nil).isEmpty)
  }

  @Test func `a selector of an object that may be missing has the class's method`() {
    let screen: BarScreen? = nil
    let selector = Selector(
      Selector.staticType(of: screen).viewWillAppear(_:), named: "viewWillAppear:")
    #expect(selector.description == "viewWillAppear:")
  }
}
