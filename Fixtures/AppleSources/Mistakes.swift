import UIKit

/// Code that AppleSources can't rewrite, for RewriterToolTests.
let outside = #selector(tapped(_:))

@objc protocol CardDelegate {
  func cardWasTapped(_ card: Card)
  @objc optional func cardWasHeld(_ card: Card)
}

class Card: UIView {
  let making = #selector(Card.init(frame:))
  let chosen = #selector(names[0])
  let path = #keyPath(subviews[0])

  #if os(iOS)
    @objc(hold) func hold() { use(#selector(names[1])) }
  #endif
}
