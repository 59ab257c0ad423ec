import ElementTypes
import Foundation
import Testing

@testable import PageAdapter

@MainActor
@Suite struct TreeReaderTests {
  /// Returns a page with a root, a paragraph that contains a phrase, and a button.
  private func page() throws -> TreeReader.Draft {
    let snapshot = try JSONDecoder().decode(
      DocumentSnapshot.self,
      from: Data(
        #"""
        {"strings":["Title","F","#document","P","BUTTON","data-testid","results","id","other","B"],
        "documents":[{"title":0,"frameId":1,"scrollOffsetY":100,
        "nodes":{"parentIndex":[-1,0,0,1],"nodeName":[2,3,4,9],"backendNodeId":[1,2,3,4],
        "attributes":[[],[7,8,5,6],[],[]],"contentDocumentIndex":{"index":[],"value":[]}},
        "layout":{"nodeIndex":[0,1,2],"styles":[[],[],[]],
        "bounds":[[0,0,800,900],[10,120,100,20],[10,850,50,20]]}}]}
        """#.utf8))
    let nodes = try JSONDecoder().decode(
      AccessibilityNodes.self,
      from: Data(
        #"""
        {"nodes":[
        {"nodeId":"1","ignored":false,"role":{"value":"RootWebArea"},"childIds":["2","3"],
         "backendDOMNodeId":1},
        {"nodeId":"2","parentId":"1","ignored":false,"role":{"value":"paragraph"},
         "childIds":["5","6"],"backendDOMNodeId":2},
        {"nodeId":"5","parentId":"2","ignored":false,"role":{"value":"StaticText"},
         "name":{"value":"Hello "},"backendDOMNodeId":9},
        {"nodeId":"6","parentId":"2","ignored":false,"role":{"value":"strong"},"childIds":["7"],
         "backendDOMNodeId":4},
        {"nodeId":"7","parentId":"6","ignored":false,"role":{"value":"StaticText"},
         "name":{"value":"you"},"backendDOMNodeId":10},
        {"nodeId":"3","parentId":"1","ignored":false,"role":{"value":"button"},
         "name":{"value":"Go"},"backendDOMNodeId":3,
         "properties":[{"name":"disabled","value":{"value":true}}]}]}
        """#.utf8))
    let documents = PageDocument.read(
      snapshot, screen: CGRect(x: 0, y: 0, width: 800, height: 600))
    let reader = TreeReader(documents: documents, trees: ["F": nodes.nodes])
    return try #require(reader.page())
  }

  @Test func `a paragraph that contains only text is one text, with its test identifier`() throws {
    let text = try #require(page().children.first)
    #expect(text.state.type == .staticText)
    #expect(text.state.label == "Hello you")
    #expect(text.state.identifier == "results")
    #expect(text.children.isEmpty)
  }

  @Test func `frames are relative to the screen, and elements below it are invisible`() throws {
    let page = try page()
    let text = try #require(page.children.first)
    let button = try #require(page.children.last)
    #expect(text.state.frame == CGRect(x: 10, y: 20, width: 100, height: 20))
    #expect(button.state.frame == CGRect(x: 10, y: 750, width: 50, height: 20))
    #expect(button.state.visibleFrame == .zero)
    #expect(!button.state.isEnabled)
  }

  @Test(arguments: [
    ("textbox", "", false, false, ElementType.textField),
    ("textbox", "password", false, false, .secureTextField),
    ("textbox", "", true, false, .textView), ("searchbox", "", false, false, .searchField),
    ("progressbar", "", false, false, .activityIndicator),
    ("progressbar", "", false, true, .progressIndicator), ("nonsense", "", false, false, .other),
  ])
  func `a role has an element type`(
    role: String, inputType: String, isMultiline: Bool, hasValue: Bool, type: ElementType
  ) {
    #expect(
      PageRole(name: role).type(
        inputType: inputType, isMultiline: isMultiline, hasValue: hasValue) == type)
  }
}
