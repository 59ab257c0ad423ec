import Foundation

extension KeyboardWindow {
  /// A change of the keyboard on the screen.
  enum Change {
    case show, hide, changeFrame
  }

  /// Makes a change between the notifications before and after it, as UIKit does.
  func post(_ change: Change, from begin: CGRect, to end: CGRect, _ body: () -> Void) {
    let (before, after): ([Notification.Name], [Notification.Name]) =
      switch change {
      case .show:
        (
          [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillShowNotification,
          ],
          [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
        )
      case .hide:
        (
          [
            UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillHideNotification,
          ],
          [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
        )
      case .changeFrame:
        (
          [UIResponder.keyboardWillChangeFrameNotification],
          [UIResponder.keyboardDidChangeFrameNotification]
        )
      }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin,
      UIResponder.keyboardFrameEndUserInfoKey: end,
      // The keyboard doesn't slide: a person would see a few rows jump.
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
      UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in before { post(name, info) }
    body()
    for name in after { post(name, info) }
  }

  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    NotificationCenter.default.post(name: name, object: nil, userInfo: info)
  }
}
