import Testing

@testable import PageAdapter

@Suite struct FileChooserTests {
  @Test(arguments: [
    ("/a/b c.txt", ["/a/b c.txt"]), ("  /a ", ["/a"]), ("", []), ("  ", []),
    (#""/a b" "/c""#, ["/a b", "/c"]), (#""/a""#, ["/a"]),
  ])
  func `a text names one file, or several in quotation marks`(text: String, paths: [String]) throws
  {
    var chooser = try #require(FileChooser(["backendNodeId": 7, "mode": "selectMultiple"]))
    chooser.text = DialogText(text)
    #expect(chooser.paths == paths)
  }

  @Test(arguments: [
    ("", "Type the path"), (#""/a" "/b""#, "Only one file"), ("/x", "There is no file /x"),
  ])
  func `a problem with the paths is reported`(text: String, problem: String) throws {
    var chooser = try #require(FileChooser(["backendNodeId": 7, "mode": "selectSingle"]))
    chooser.text = DialogText(text)
    #expect(chooser.check { $0 != "/x" }?.hasPrefix(problem) == true)
    chooser.text = DialogText("/a")
    #expect(chooser.check { $0 == "/a" } == nil)
  }

  @Test func `a request without a field of the page opens no chooser`() {
    #expect(FileChooser(["mode": "selectSingle"]) == nil)
  }
}
