import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Invalid and extreme numbers for every numeric property and parameter of the toolkit.
@MainActor
@Suite(.serialized) struct InvalidNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, 0.5, 1e-300, 1e9, 1e300, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude,
  ]

  nonisolated static let integers = [Int.min, -1, 0, 1, 1000, Int.max]

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegateFlowLayout, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    var number: CGFloat = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row"
      cell.indentationWidth = number
      cell.separatorInset.left = number
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      number
    }
    func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { number }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      number
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "H"
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: number, height: number) }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { number }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      number
    }
  }

  /// Draws a view, visits its elements and touches it, any of which could trap.
  private func use(_ view: UIView) {
    let screen = TestScreen(CGSize(width: 160, height: 96))
    screen.add(view)
    screen.settle()
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 6)
    visit(screen.window)
    screen.tap(at: CGPoint(x: 20, y: 8))
    UIApplication.shared.synthesizeScroll(dx: 0, dy: -48, at: CGPoint(x: 20, y: 8))
    screen.settle()
    _ = screen.text
  }

  private func visit(_ element: UIResponder) {
    _ = element.accessibilityValue
    let frame = element.accessibilityFrame
    #expect(frame.origin.x.isFinite && frame.origin.y.isFinite, "\(element)")
    #expect(frame.size.width.isFinite && frame.size.height.isFinite, "\(element)")
    for child in element.accessibilityChildren { visit(child) }
  }

  @Test func `an opacity out of range is limited`() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -0.5
    #expect(view.alpha == 0)
    view.alpha = 0.5
    #expect(view.alpha == 0.5)
  }

  @Test(arguments: numbers)
  func `geometry and looks`(number: Double) {
    let n = CGFloat(number)
    _ = warnings {
      for change: @MainActor (UIView) -> Void in [
        { $0.frame = CGRect(x: n, y: n, width: 8, height: 8) },
        { $0.frame = CGRect(x: 0, y: 0, width: n, height: n) },
        { $0.bounds = CGRect(x: n, y: n, width: n, height: n) },
        { $0.center = CGPoint(x: n, y: n) },
        { $0.transform = CGAffineTransform(scaleX: n, y: n) },
        { $0.transform = CGAffineTransform(translationX: n, y: n) },
        { $0.transform = CGAffineTransform(rotationAngle: n) }, { $0.alpha = n },
        { $0.layer.cornerRadius = n }, { $0.layer.borderWidth = n },
        { $0.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n) },
        { $0.backgroundColor = UIColor(red: n, green: n, blue: n, alpha: n) },
        { $0.backgroundColor = UIColor(hue: n, saturation: n, brightness: n, alpha: n) },
        { $0.tintColor = UIColor.red.withAlphaComponent(n) },
        { _ = $0.sizeThatFits(CGSize(width: n, height: n)) },
        { _ = $0.systemLayoutSizeFitting(CGSize(width: n, height: n)) },
        { _ = $0.hitTest(CGPoint(x: n, y: n), with: nil) },
        { _ = $0.convert(CGRect(x: n, y: n, width: n, height: n), to: nil) },
        { $0.setContentHuggingPriority(UILayoutPriority(Float(number)), for: .horizontal) },
      ] {
        for view in [label(), UIButton(type: .system), UITextField(), UIStackView()] as [UIView] {
          view.frame = rect(0, 0, 80, 16)
          let inner = label()
          inner.frame = rect(0, 0, 40, 16)
          view.addSubview(inner)
          view.autoresizesSubviews = true
          inner.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
          change(view)
          use(view)
        }
      }
    }
  }

  @Test(arguments: numbers)
  func `text`(number: Double) {
    let n = CGFloat(number)
    _ = warnings {
      let text = label()
      text.font = .systemFont(ofSize: n)
      text.preferredMaxLayoutWidth = n
      text.minimumScaleFactor = n
      text.numberOfLines = 0
      _ = text.textRect(
        forBounds: CGRect(x: n, y: n, width: n, height: n), limitedToNumberOfLines: 0)
      use(text)
      _ = UIFontMetrics.default.scaledValue(for: n)
      let view = UITextView(frame: rect(0, 0, 80, 48))
      view.text = "text of several words"
      view.textContainerInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      use(view)
      let field = UITextField(frame: rect(0, 0, 80, 16))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      field.leftViewMode = .always
      use(field)
    }
  }

  @Test(arguments: numbers)
  func `controls`(number: Double) {
    let n = CGFloat(number)
    let float = Float(number)
    _ = warnings {
      let slider = UISlider(frame: rect(0, 0, 80, 16))
      slider.maximumValue = float
      slider.minimumValue = float
      slider.value = float
      use(slider)
      #expect(slider.value.isFinite)
      let stepper = UIStepper()
      stepper.stepValue = number
      stepper.maximumValue = number
      stepper.minimumValue = number
      stepper.value = number
      use(stepper)
      let progress = UIProgressView(frame: rect(0, 0, 80, 16))
      progress.progress = float
      use(progress)
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.setWidth(n, forSegmentAt: 0)
      use(segments)
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.imagePadding = n
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: n, leading: n, bottom: n, trailing: n)
      use(UIButton(configuration: configuration))
      let dates = UIDatePicker()
      dates.countDownDuration = number
      dates.date = Date(timeIntervalSinceReferenceDate: number)
      use(dates)
      let bar = UINavigationBar(frame: rect(0, 0, 160, 32))
      let item = UINavigationItem(title: "Title")
      let wide = UIBarButtonItem(title: "Wide")
      wide.width = n
      item.rightBarButtonItems = [wide, .fixedSpace(n)]
      item.titleView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      bar.items = [item]
      use(bar)
    }
  }

  @Test(arguments: numbers)
  func `scrolling and lists`(number: Double) {
    let n = CGFloat(number)
    _ = warnings {
      let scroll = UIScrollView(frame: rect(0, 0, 80, 48))
      scroll.contentSize = CGSize(width: n, height: n)
      scroll.contentInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      scroll.scrollIndicatorInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      scroll.setContentOffset(CGPoint(x: n, y: n), animated: true)
      scroll.scrollRectToVisible(CGRect(x: n, y: n, width: n, height: n), animated: false)
      use(scroll)
      let source = Source()
      source.number = n
      let table = UITableView(frame: rect(0, 0, 80, 48), style: .grouped)
      table.dataSource = source
      table.delegate = source
      use(table)
      table.delegate = nil
      table.rowHeight = n
      table.estimatedRowHeight = n
      table.sectionHeaderHeight = n
      table.sectionFooterHeight = n
      table.sectionHeaderTopPadding = n
      table.separatorInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      _ = table.indexPathForRow(at: CGPoint(x: n, y: n))
      _ = table.indexPathsForRows(in: CGRect(x: n, y: n, width: n, height: n))
      use(table)
      let flow = UICollectionViewFlowLayout()
      let list = UICollectionView(frame: rect(0, 0, 80, 48), collectionViewLayout: flow)
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = source
      list.delegate = source
      use(list)
      list.delegate = nil
      flow.itemSize = CGSize(width: n, height: n)
      flow.minimumLineSpacing = n
      flow.minimumInteritemSpacing = n
      flow.sectionInset = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      flow.headerReferenceSize = CGSize(width: n, height: n)
      _ = list.indexPathForItem(at: CGPoint(x: n, y: n))
      use(list)
      flow.estimatedItemSize = CGSize(width: n, height: n)
      use(list)
      let picker = UIPickerView(frame: rect(0, 0, 80, 48))
      picker.dataSource = source
      picker.delegate = source
      use(picker)
    }
  }

  @Test(arguments: numbers)
  func `stacks and constraints`(number: Double) {
    let n = CGFloat(number)
    _ = warnings {
      for distribution in [UIStackView.Distribution.fill, .fillProportionally, .equalCentering] {
        let stack = UIStackView(arrangedSubviews: [label(), label()])
        stack.frame = rect(0, 0, 160, 32)
        stack.distribution = distribution
        stack.spacing = n
        stack.setCustomSpacing(n, after: stack.arrangedSubviews[0])
        use(stack)
      }
      let view = UIView(frame: rect(0, 0, 160, 32))
      let inner = label()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let width = inner.widthAnchor.constraint(
        equalTo: view.widthAnchor, multiplier: n, constant: n)
      width.priority = UILayoutPriority(Float(number))
      width.isActive = true
      let left = inner.leadingAnchor.constraint(equalTo: view.leadingAnchor)
      left.isActive = true
      left.constant = n
      use(view)
      #expect(inner.frame.isUsable)
    }
  }

  @Test(arguments: numbers)
  func `time and presentations`(number: Double) {
    let n = CGFloat(number)
    let scene = ControllerScene(recording: "A")
    var ends = 0
    _ = warnings {
      UIView.animate(withDuration: number, delay: number, animations: {}) { _ in ends += 1 }
      let animator = UIViewPropertyAnimator(duration: number, curve: .linear) {}
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation(afterDelay: number)
      scene.root.view.layer.speed = Float(number)
      scene.window.layer.speed = Float(number)
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = number
      press.allowableMovement = n
      scene.root.view.addGestureRecognizer(press)
      scene.screen.tap(at: CGPoint(x: 80, y: 80))
      scene.root.additionalSafeAreaInsets = UIEdgeInsets(top: n, left: n, bottom: n, right: n)
      for style in [UIModalPresentationStyle.formSheet, .popover] {
        let next = scene.controller("B")
        next.modalPresentationStyle = style
        next.preferredContentSize = CGSize(width: n, height: n)
        next.popoverPresentationController?.sourceView = scene.root.view
        next.popoverPresentationController?.sourceRect = CGRect(x: n, y: n, width: n, height: n)
        scene.root.present(next, animated: false)
        scene.turn()
        #expect(next.view.frame.isUsable)
        _ = scene.text
        next.dismiss(animated: false)
      }
      scene.window.frame.size.width = n
      _ = scene.text
    }
  }

  @Test(arguments: integers)
  func `counts and indices`(number: Int) {
    _ = warnings {
      let text = label()
      text.numberOfLines = number
      use(text)
      let pages = UIPageControl(frame: rect(0, 0, 160, 16))
      pages.numberOfPages = number
      pages.currentPage = number
      use(pages)
      let segments = UISegmentedControl(items: ["A"])
      segments.insertSegment(withTitle: "B", at: number, animated: false)
      segments.selectedSegmentIndex = number
      segments.removeSegment(at: number, animated: false)
      use(segments)
      let field = UITextField(frame: rect(0, 0, 80, 16))
      field.text = "text"
      _ = field.position(from: field.beginningOfDocument, offset: number)
      use(field)
      let view = UITextView(frame: rect(0, 0, 80, 48))
      view.text = "text"
      for length in [0, number] where length >= 0 {
        view.selectedRange = NSRange(location: number, length: length)
        view.scrollRangeToVisible(NSRange(location: number, length: length))
      }
      use(view)
      let search = UISearchBar(frame: rect(0, 0, 160, 32))
      search.scopeButtonTitles = ["A", "B"]
      search.selectedScopeButtonIndex = number
      search.showsScopeBar = true
      use(search)
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = number
      tap.numberOfTouchesRequired = number
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = number
      pan.maximumNumberOfTouches = number
      let touched = UIView(frame: rect(0, 0, 160, 96))
      touched.addGestureRecognizer(tap)
      touched.addGestureRecognizer(pan)
      use(touched)
      let picker = UIDatePicker()
      picker.minuteInterval = number
      use(picker)
    }
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = "Some text"
    return label
  }
}
