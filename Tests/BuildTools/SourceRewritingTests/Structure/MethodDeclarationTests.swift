import Testing

@testable import SourceRewriting

@Suite struct MethodDeclarationTests {
  @Test func `methods are known with labels and Objective-C names`() {
    let source = Array(
      """
      @objc func a() {}
      @objc(tap:) private func b(_ sender: UIButton) {}
      func c<T: Comparable>(with map: Dictionary<String, Int>, for event: (Int, Int) -> Void) {}
      @available(iOS 13, *) @objc( x:y: ) public static func d(_ x: Int = f(1, 2), y: Int) {}
      """.utf8)
    let list = TokenList(SwiftTokenizer.tokens(of: source))
    #expect(
      list.methodDeclarations(in: source) == [
        MethodDeclaration(baseName: "a", labels: [], customName: nil),
        MethodDeclaration(baseName: "b", labels: [""], customName: "tap:"),
        MethodDeclaration(baseName: "c", labels: ["with", "for"], customName: nil),
        MethodDeclaration(baseName: "d", labels: ["", "y"], customName: "x:y:"),
      ])
  }
}
