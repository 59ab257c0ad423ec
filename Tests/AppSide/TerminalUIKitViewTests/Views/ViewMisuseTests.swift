import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ViewMisuseTests {
  /// Returns the report of a closure without addresses; expects exactly one line.
  private func report(_ body: @MainActor () -> Void) -> String {
    let lines = warnings(body).map(withoutAddresses)
    #expect(lines.count == 1, "\(lines)")
    return lines.first ?? ""
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `invalid geometry is reported and replaced by zero`(bad: CGFloat) {
    let view = UIView(frame: rect(8, 16, 80, 32))
    #expect(
      report { view.frame.origin.x = bad }
        == "Error: CALayerInvalidGeometry: frame contains NaN or infinity: [\(bad) 16.0 80.0 32.0]. "
        + "View: <UIView: 0x…>. They were replaced by 0.")
    #expect(view.frame == rect(0, 16, 80, 32))
    #expect(report { view.bounds.size.height = bad }.contains(": bounds contains NaN or infinity"))
    #expect(view.bounds == rect(0, 0, 80, 0))
    #expect(report { view.center.y = bad }.contains(": center contains NaN or infinity"))
    #expect(view.center.y == 0)
    #expect(report { view.transform.tx = bad }.contains(": transform contains NaN or infinity"))
    #expect(view.transform == .identity)
    #expect(report { _ = UIView(frame: rect(bad, 0, 8, 8)) }.contains(": frame contains NaN"))
    #expect(
      report { view.layoutMargins.left = bad }.contains("layoutMargins of <UIView: 0x…> is not"))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(report { view.directionalLayoutMargins.leading = bad }.contains("That's illegal"))
    #expect(view.directionalLayoutMargins.leading == 8)
  }

  @Test func `a negative size is standardised without a warning`() {
    let view = UIView()
    #expect(warnings { view.frame = CGRect(x: 80, y: 32, width: -80, height: -32) } == [])
    #expect(view.frame == rect(0, 0, 80, 32))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `a scroll view ignores invalid values`(bad: CGFloat) {
    let scroll = UIScrollView(frame: rect(0, 0, 80, 32))
    scroll.contentSize = CGSize(width: 80, height: 320)
    scroll.contentInset.top = 16
    #expect(
      report { scroll.contentInset.left = bad }.contains("contentInset of <UIScrollView: 0x…>"))
    #expect(scroll.contentInset == UIEdgeInsets(top: 16, left: 0, bottom: 0, right: 0))
    #expect(report { scroll.contentOffset.y = bad }.contains("contentOffset contains NaN"))
    #expect(scroll.contentOffset == .zero)
    #expect(report { scroll.setContentOffset(CGPoint(x: bad, y: 0), animated: true) } != "")
    #expect(report { scroll.contentSize.height = bad }.hasSuffix("\(bad). It was replaced by 0."))
    #expect(scroll.contentSize == CGSize(width: 80, height: 0))
    #expect(warnings { scroll.contentSize = CGSize(width: -1, height: 5) } == [])
    #expect(scroll.contentSize == CGSize(width: 0, height: 5))
  }

  @Test(arguments: [(-1, 0), (0, 2), (.max, .min)])
  func `subviews out of range aren't exchanged`(first: Int, second: Int) {
    let view = UIView()
    let subviews = [UIView(), UIView()]
    for subview in subviews { view.addSubview(subview) }
    let bad = (0..<2).contains(first) ? second : first
    #expect(
      report { view.exchangeSubview(at: first, withSubviewAt: second) }
        == "Error: -[UIView exchangeSubviewAtIndex:withSubviewAtIndex:]: index \(bad) beyond bounds "
        + "[0 .. 1]. The call was ignored.")
    #expect(view.subviews == subviews)
  }

  @Test func `foreign views are ignored as siblings, as in UIKit`() {
    let (view, foreignView, new) = (UIView(), UIView(), UIView())
    let subview = UIView()
    view.addSubview(subview)
    let lines = warnings {
      view.insertSubview(new, belowSubview: foreignView)
      view.bringSubviewToFront(foreignView)
      view.sendSubviewToBack(foreignView)
      foreignView.removeFromSuperview()
      view.insertSubview(UIView(), at: .min)
      view.insertSubview(UIView(), at: .max)
    }
    #expect(lines == [])
    #expect(view.subviews.count == 4)
    #expect(Array(view.subviews[1...2]) == [subview, new])
    #expect(foreignView.superview == nil)
  }

  @Test(arguments: [-1, 3, Int.max, Int.min])
  func `a stack view ignores an index out of range`(index: Int) {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let old = stack.arrangedSubviews
    let view = UIView()
    #expect(
      report { stack.insertArrangedSubview(view, at: index) }
        == "Error: Invalid stackIndex \(index): <UIStackView: 0x…> has 2 arranged subviews. "
        + "The call was ignored.")
    #expect(stack.arrangedSubviews == old && view.superview == nil)
  }

  @Test func `a stack view can't arrange itself, an ancestor or a window`() {
    let stack = UIStackView()
    let around = UIView()
    around.addSubview(stack)
    for view in [stack, around, UIWindow(frame: .zero)] {
      #expect(report { stack.addArrangedSubview(view) }.hasPrefix("Error: "))
      #expect(stack.arrangedSubviews == [] && stack.subviews == [])
    }
    #expect(
      report { stack.spacing = .nan }.contains("spacing of <UIStackView: 0x…> is not finite!"))
    #expect(stack.spacing == 0)
    let view = UIView()
    #expect(warnings { stack.setCustomSpacing(8, after: view) } == [])
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    #expect(warnings { stack.removeArrangedSubview(UIView()) } == [])
    #expect(stack.arrangedSubviews == [view])
  }

  @Test(arguments: [-2, 3, Int.max, Int.min])
  func `a segment out of range isn't selected`(index: Int) {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    #expect(
      report { control.selectedSegmentIndex = index }
        == "Error: -[UISegmentedControl setSelectedSegmentIndex:]: index \(index) beyond bounds "
        + "[0 .. 2]. The call was ignored.")
    #expect(control.selectedSegmentIndex == 1)
    // UIKit documents that this is limited to the nearest segment.
    let lines = warnings {
      control.setTitle("Z", forSegmentAt: index)
      control.setEnabled(false, forSegmentAt: index)
      control.insertSegment(withTitle: "N", at: index, animated: false)
      control.removeSegment(at: index, animated: false)
    }
    #expect(lines == [])
    #expect(control.titleForSegment(at: index < 0 ? 0 : 2) == "Z")
    #expect(control.numberOfSegments == 3)
  }

  @Test(arguments: [(5.0, 5.0), (5, 4), (0, .nan), (.nan, 9)])
  func `a stepper's limits must be in order`(minimum: Double, maximum: Double) {
    let stepper = UIStepper()
    stepper.maximumValue = maximum.isNaN ? 9 : maximum
    let lines = warnings {
      stepper.minimumValue = minimum
      stepper.maximumValue = maximum
    }.map(withoutAddresses)
    #expect(lines.count == 1)
    #expect(lines.first?.contains("of <UIStepper: 0x…>") == true)
    #expect(lines.first?.contains("must be less than its maximumValue") == true)
    #expect(stepper.minimumValue < stepper.maximumValue)
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `a stepper's step must be positive`(step: Double) {
    let stepper = UIStepper()
    stepper.stepValue = 2
    #expect(
      report { stepper.stepValue = step }
        == "Error: The stepValue of <UIStepper: 0x…>, \(step), must be greater than 0. "
        + "The call was ignored.")
    #expect(stepper.stepValue == 2)
  }

  @Test func `a slider limits its range and value, as UIKit documents`() {
    let slider = UISlider()
    let lines = warnings {
      slider.minimumValue = 5
      #expect(slider.maximumValue == 5 && slider.value == 5)
      slider.maximumValue = 3
      #expect(slider.minimumValue == 3 && slider.value == 3)
      slider.maximumValue = 9
      slider.value = 100
      #expect(slider.value == 9)
      slider.value = .nan
      #expect(slider.value == 3)
    }
    #expect(lines == [])
    for bad in [Float.nan, .infinity, -.infinity] {
      #expect(
        report { slider.minimumValue = bad }.contains("minimumValue of <UISlider: 0x…> is not"))
      #expect(
        report { slider.maximumValue = bad }.contains("maximumValue of <UISlider: 0x…> is not"))
    }
    #expect(slider.minimumValue == 3 && slider.maximumValue == 9)
  }

  @Test func `pages, progress and dates are limited to their range, as UIKit documents`() {
    let pages = UIPageControl()
    let progress = UIProgressView()
    let dates = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e6))
    let lines = warnings {
      pages.numberOfPages = -3
      #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
      pages.numberOfPages = 3
      pages.currentPage = .max
      #expect(pages.currentPage == 2)
      pages.currentPage = .min
      #expect(pages.currentPage == 0)
      for (value, shown) in [(Float.nan, Float(0)), (-.infinity, 0), (2, 1), (.infinity, 1)] {
        progress.progress = value
        #expect(progress.progress == shown)
      }
      dates.minimumDate = late
      dates.date = early
      #expect(dates.date == late)
      // Limits in the wrong order have no effect.
      dates.maximumDate = early
      dates.date = early
      #expect(dates.date == early)
      dates.minuteInterval = 7
      #expect(dates.minuteInterval == 1)
      dates.countDownDuration = .nan
      #expect(dates.countDownDuration == 60)
    }
    #expect(lines == [])
  }

  @Test func `an unknown touch of a gesture is reported`() {
    let tap = UITapGestureRecognizer()
    #expect(
      report { _ = tap.location(ofTouch: 1, in: nil) }
        == "Error: -[UITapGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (0). "
        + "The gesture's location is returned.")
  }
}
