import Foundation
import PlatformTypes
import Testing

@Suite struct `A pasteboard` {
  let board = UIPasteboard.withUniqueName()

  @Test func `holds texts, URLs and pictures`() {
    #expect(!board.hasStrings && board.string == nil && board.numberOfItems == 0)
    board.strings = ["one", "two"]
    #expect(board.string == "one" && board.strings == ["one", "two"] && board.numberOfItems == 2)
    board.url = URL(string: "https://example.com")
    #expect(board.hasURLs && !board.hasStrings && board.urls?.count == 1)
    board.image = UIImage()
    #expect(board.hasImages && board.images?.count == 1)
    board.image = nil
    #expect(!board.hasImages && board.numberOfItems == 0)
  }

  @Test func `keeps each item in its types`() {
    board.items = [["public.utf8-plain-text": "text", "public.html": Data("<b>".utf8)]]
    board.addItems([["public.utf8-plain-text": "more"]])
    #expect(board.strings == ["text", "more"])
    #expect(board.types == ["public.html", "public.utf8-plain-text"])
    #expect(board.contains(pasteboardTypes: ["public.html"]))
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>".utf8))
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("text".utf8))
    #expect(board.value(forPasteboardType: "public.png") == nil)
    board.setData(Data([1]), forPasteboardType: "own")
    #expect(board.numberOfItems == 1 && board.data(forPasteboardType: "own") == Data([1]))
    board.setValue(5, forPasteboardType: "own")
    #expect(board.value(forPasteboardType: "own") as? Int == 5)
    #expect(board.data(forPasteboardType: "own") == nil)
  }

  @Test func `counts its changes`() {
    let before = board.changeCount
    board.string = "a"
    board.string = "b"
    #expect(board.changeCount == before + 2)
  }

  @Test func `is found by its name until it is removed`() {
    #expect(UIPasteboard(name: board.name, create: false) != nil)
    board.string = "kept"
    #expect(UIPasteboard(name: board.name, create: true)?.string == "kept")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
    #expect(UIPasteboard(name: .general, create: false)?.name == .general)
  }
}
