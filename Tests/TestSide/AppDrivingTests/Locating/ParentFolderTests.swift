import Testing

@testable import AppDriving

@Suite struct ParentFolderTests {
  @Test(arguments: [
    ("a/b", "a"), ("/a", "/"), ("a", ""), ("", ""), ("é", ""), ("a/", ""), ("/", "/"), ("//", "/"),
    ("/a/b/", "/a"), ("a//b", "a"), ("./f", "."), ("../f", ".."), ("folder/x.feature", "folder"),
  ])
  func `a path has a parent folder`(path: String, folder: String) {
    #expect(path.parentFolder == folder)
  }
}
