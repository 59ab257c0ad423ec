import AppDriving
import AutomationProtocol
import Foundation
import Traces

extension ScreenRecord {
  /// Takes the screen and the elements of an app, or returns `nil` if it doesn't answer.
  init?(of app: AppSession, redact: (String) -> String) {
    guard let picture = try? app.call(CaptureCall(.svg)) else { return nil }
    let snapshot = try? app.call(SnapshotCall(.application)).snapshot
    self.init(
      svg: RedactedPicture.text(
        of: String(decoding: picture.data, as: UTF8.self), redact: redact),
      tree: snapshot?.nodes.map {
        String(repeating: "  ", count: $0.depth)
          + redact($0.attributes.line(frame: false, textsUpTo: 120))
      } ?? [],
      width: picture.size.width, height: picture.size.height)
  }
}
