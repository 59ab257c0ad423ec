import Foundation
import TerminalUIKit

extension UIColor {
  /// The app's own colour with the name of an asset's symbol, as in projects from before asset symbols.
  fileprivate static let paper = UIColor(named: "PaperColor") ?? .white
}

/// Layers, paths and assets: what apps paint with.
final class LayersViewController: CapabilityViewController {
  private final class Drawing: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.Status.late.setFill()
      UIBezierPath(ovalIn: rect).fill()
    }
  }

  init() { super.init("A gradient, a shape, and images.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    gradient.colors = [UIColor.brand.cgColor, UIColor.Status.late.cgColor]
    let ground = UILabel()
    ground.text = "on a gradient"
    ground.textColor = .paper
    ground.layer.insertSublayer(gradient, at: 0)
    add("Gradient", ground, width: 320)
    let drawing = Drawing()
    drawing.heightAnchor.constraint(equalToConstant: 48).isActive = true
    add("Shape", drawing, width: 96)
    add("Badge", UIImageView(image: UIImage(resource: .badge)), width: 16)
    add("Symbol", UIImageView(image: UIImage(systemName: "bookmark.fill")), width: 160)
  }
}
