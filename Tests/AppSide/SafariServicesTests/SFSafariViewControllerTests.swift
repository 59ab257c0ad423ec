import Foundation
import SafariServices
import Testing

@MainActor
struct SFSafariViewControllerTests {
  private final class Observer: NSObject, SFSafariViewControllerDelegate {
    var finished = 0

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { finished += 1 }
  }

  @Test func `the screen shows the address and ends with its button`() throws {
    let url = try #require(URL(string: "https://example.com/terms"))
    let safari = SFSafariViewController(url: url)
    let observer = Observer()
    safari.delegate = observer
    safari.dismissButtonStyle = .close
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 640, height: 384))
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(safari, animated: false)
    let bar = try #require(safari.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.topItem?.title == "example.com")
    let labels = safari.view.subviews.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["https://example.com/terms"])
    let button = try #require(bar.topItem?.leftBarButtonItem)
    #expect(button.title == "Close")
    button.performPrimaryAction()
    #expect(observer.finished == 1)
  }
}
