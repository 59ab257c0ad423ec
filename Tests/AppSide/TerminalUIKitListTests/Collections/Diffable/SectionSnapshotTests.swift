import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

struct SectionSnapshotTests {
  private func outline() -> Outline {
    var outline = Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["red", "green"], to: "apple")
    return outline
  }

  @Test func `an outline has parents and children`() {
    let outline = outline()
    #expect(outline.items == ["fruit", "apple", "red", "green", "pear", "nuts"])
    #expect(outline.rootItems == ["fruit", "nuts"] && outline.visibleItems == ["fruit", "nuts"])
    #expect(outline.level(of: "red") == 2 && outline.parent(of: "red") == "apple")
    #expect(outline.parent(of: "nuts") == nil && outline.index(of: "pear") == 4)
    #expect(outline.contains("pear") && !outline.contains("plum"))
  }

  @Test func `the children of expanded items are visible`() {
    var outline = outline()
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "nuts"])
    outline.expand(["apple"])
    #expect(outline.isVisible("red") && outline.isExpanded("apple"))
    outline.collapse(["fruit"])
    #expect(!outline.isVisible("red") && outline.visibleItems == ["fruit", "nuts"])
  }

  @Test func `another outline replaces the children of an item`() {
    var outline = outline()
    outline.expand(["fruit", "apple"])
    var new = Outline()
    new.append(["plum", "apple"])
    new.append(["blue"], to: "plum")
    new.expand(["plum"])
    outline.replace(childrenOf: "fruit", using: new)
    #expect(outline.items == ["fruit", "plum", "blue", "apple", "nuts"])
    #expect(outline.visibleItems == outline.items && outline.parent(of: "blue") == "plum")
    #expect(!outline.contains("red") && !outline.isExpanded("apple"))
    outline.replace(childrenOf: "fruit", using: Outline())
    #expect(outline.items == ["fruit", "nuts"])
  }

  @Test func `an outline with an item that exists elsewhere is not inserted`() {
    var outline = outline()
    let before = outline.items
    var new = Outline()
    new.append(["plum", "nuts"])
    outline.replace(childrenOf: "fruit", using: new)
    outline.replace(childrenOf: "plum", using: Outline())
    #expect(outline.items == before)
  }

  @Test func `items are inserted beside others with the same parent`() {
    var outline = outline()
    outline.insert(["plum"], before: "pear")
    outline.insert(["seeds"], after: "nuts")
    #expect(outline.items == ["fruit", "apple", "red", "green", "plum", "pear", "nuts", "seeds"])
    #expect(outline.parent(of: "plum") == "fruit")
  }

  @Test func `deleted items are removed with their children`() {
    var outline = outline()
    outline.delete(["apple", "plum"])
    #expect(outline.items == ["fruit", "pear", "nuts"] && !outline.contains("red"))
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `a part of an outline is a snapshot`() {
    var outline = outline()
    outline.expand(["apple"])
    let part = outline.snapshot(of: "fruit")
    #expect(part.rootItems == ["apple", "pear"] && part.isExpanded("apple"))
    let whole = outline.snapshot(of: "fruit", includingParent: true)
    #expect(whole.rootItems == ["fruit"] && whole.items.count == 5)
  }

  @Test func `misuse is reported and changes nothing`() {
    var outline = outline()
    let lines = reports {
      outline.append(["apple"])
      outline.append(["plum"], to: "bread")
      outline.expand(["bread"])
    }
    #expect(lines.count == 3 && outline.items.count == 6)
  }
}
