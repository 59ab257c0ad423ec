import Foundation
import TerminalUIKit

/// The time of a screen's first layout, compared with sorting integers in the same run.
@MainActor
struct LayoutFigure {
  let screen: BenchScreen
  let viewCount: Int
  /// The median time of the layout, in milliseconds.
  let layout: Double
  let sorting: Double

  /// Measures both alternately, so that a change in the machine's speed affects both.
  init(_ screen: BenchScreen, viewCount: Int, runs: Int) {
    self.screen = screen
    self.viewCount = viewCount
    var layouts: [Double] = []
    var sortings: [Double] = []
    for run in 0...runs {
      var numbers = Self.shuffled
      let sorting = Self.milliseconds { numbers.sort() }
      let root = screen.make(viewCount)
      let layout = Self.milliseconds { root.layoutIfNeeded() }
      // The first measurement of each only warms the caches.
      if run > 0 {
        sortings.append(sorting)
        layouts.append(layout)
      }
    }
    layout = layouts.sorted()[runs / 2]
    sorting = sortings.sorted()[runs / 2]
  }

  /// The limit, as a multiple of the time for sorting: 2.7 for a thousand views, which is 20 ms where
  /// sorting takes 7.4 ms, and in proportion for more or fewer.
  var limit: Double { 2.7 * Double(viewCount) / 1000 }

  private var measured: Double { sorting > 0 ? layout / sorting : .infinity }

  var isWithinLimit: Bool { measured <= limit }

  /// The figure as a line of the table.
  var line: String {
    let name = "first layout of \(viewCount) views: \(screen.rawValue)"
    return (isWithinLimit ? "ok    " : "OVER  ")
      + name.padding(toLength: 44, withPad: " ", startingAt: 0)
      + String(
        format: "%9.3f ms   %5.2f × sorting %d integers (%.3f ms), at most %.2f ×", layout,
        measured,
        Self.shuffled.count, sorting, limit)
  }

  /// The numbers to sort, the same in every run.
  private static let shuffled: [UInt64] = {
    var state: UInt64 = 1
    return (0..<100_000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
  }()

  private static func milliseconds(_ body: () -> Void) -> Double {
    let time = ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }
}
