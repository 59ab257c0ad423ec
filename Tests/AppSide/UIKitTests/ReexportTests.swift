// This is the only user-interface import, as in sources written for Apple's platforms.
import Testing
import UIKit

@MainActor
@Suite struct ReexportTests {
  /// A view like that of an article, with private subviews, layers, constraints and content modes.
  final class OverviewView: UIView {
    var name: String? { didSet { nameLabel.text = name } }

    private let photoImageView: UIImageView = {
      let photoImageView = UIImageView()
      photoImageView.translatesAutoresizingMaskIntoConstraints = false
      photoImageView.contentMode = .scaleAspectFill
      photoImageView.clipsToBounds = true
      photoImageView.layer.cornerRadius = 30
      photoImageView.addConstraints([
        photoImageView.widthAnchor.constraint(
          equalToConstant: photoImageView.layer.cornerRadius * 2),
        photoImageView.heightAnchor.constraint(equalTo: photoImageView.widthAnchor),
      ])
      return photoImageView
    }()

    private let nameLabel: UILabel = {
      let nameLabel = UILabel()
      nameLabel.font = .preferredFont(forTextStyle: .headline)
      nameLabel.adjustsFontForContentSizeCategory = true
      return nameLabel
    }()

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .secondarySystemGroupedBackground
      layer.cornerCurve = .continuous
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
      addSubview(photoImageView)
      addSubview(nameLabel)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    var shownName: String? { nameLabel.text }
    var photoSize: CGSize { photoImageView.bounds.size }
  }

  @Test func `a view that imports only UIKit works`() {
    let view = OverviewView(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    view.name = "Grace"
    view.layoutIfNeeded()
    #expect(view.shownName == "Grace")
    #expect(view.photoSize == CGSize(width: 60, height: 60))
  }

  @Test func `Foundation is re-exported`() throws {
    let url = try #require(URL(string: "https://understudy.example/a"))
    #expect(url.lastPathComponent == "a")
    #expect(IndexPath(item: 1, section: 0).item == 1)
  }

  @Test func `the types are the toolkit's own`() {
    #expect(String(reflecting: UIView.self) == "TerminalUIKit.UIView")
  }

  @Test func `the toolkit can also be imported by its own name`() {
    #if canImport(UIKit)
      let isFound = true
    #else
      let isFound = false
    #endif
    #expect(isFound)
  }
}
