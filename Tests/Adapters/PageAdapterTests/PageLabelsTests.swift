import Foundation
import Testing

@testable import PageAdapter

@Suite struct PageLabelsTests {
  /// Returns the labels of a document: one that names its control, and one that contains two controls.
  private func labels() throws -> (PageLabels, PageDocument) {
    let snapshot = try JSONDecoder().decode(
      DocumentSnapshot.self,
      from: Data(
        #"""
        {"strings":["#document","LABEL","INPUT","SPAN","for","id","x","y"],
        "documents":[{"title":0,"frameId":0,
        "nodes":{"parentIndex":[-1,0,0,0,3,4,3,0],"nodeName":[0,1,2,1,3,2,2,1],
        "backendNodeId":[10,11,12,13,14,15,16,17],
        "attributes":[[],[4,6],[5,6],[],[],[],[],[4,7]],
        "contentDocumentIndex":{"index":[],"value":[]}},
        "layout":{"nodeIndex":[1,2,3,5,6,7],"styles":[[],[],[],[],[],[]],
        "bounds":[[0,0,40,20],[50,0,13,13],[0,30,90,20],[10,30,13,13],[60,30,13,13],[0,60,9,9]]}}]}
        """#.utf8))
    let documents = PageDocument.read(
      snapshot, screen: CGRect(x: 0, y: 0, width: 800, height: 600))
    let document = try #require(documents.first)
    return (PageLabels(in: document, snapshot.documents[0], snapshot), document)
  }

  @Test func `a label belongs to the control that it names, or to the first inside it`() throws {
    let (labels, document) = try labels()
    #expect(labels.controls == [1: 2, 3: 5])
    #expect(
      labels.frames(in: document) == [
        12: CGRect(x: 0, y: 0, width: 40, height: 20),
        15: CGRect(x: 0, y: 30, width: 90, height: 20),
      ])
  }
}
